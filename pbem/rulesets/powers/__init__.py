"""Powers: a war of industrial powers, told as a rule book of chapters that may be played or left out."""
