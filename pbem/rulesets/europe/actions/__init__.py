"""What a player does in his turn: draft, move, attack, fate."""
