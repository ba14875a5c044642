"""Mailboxes: one connection each, everything taken in its order, stored before it is marked."""
