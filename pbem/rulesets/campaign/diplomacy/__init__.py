"""Diplomacy (C-8): contacts handed over, proposals, treaties, gifts, the Union of States."""
