"""Who wrote a letter, and whether that is believed; addresses, codes and passphrases of players."""
