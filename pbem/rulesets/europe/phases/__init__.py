"""The course of a round: a turn, an attack with diplomacy and cards, fate; blind for all at once, or step by step."""
