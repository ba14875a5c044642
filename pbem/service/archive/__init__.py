"""What a seat, or a whole campaign, has gone through: shown, packed into files, handed to whoever comes next."""
