"""Questions somebody must answer from their own mailbox before something counts."""
