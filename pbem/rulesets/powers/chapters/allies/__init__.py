"""Allies (P-33): entry, gifts, joint attacks, command, all by clauses of a treaty; and treachery."""
