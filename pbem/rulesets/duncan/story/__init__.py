"""The story beside the game (D-9): questions, clues, answers, verdicts, and the bonuses and points they bring."""
