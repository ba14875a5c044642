"""Letters between players: read out of their mails, sent on without a trace of who and where they are."""
