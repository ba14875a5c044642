"""Letters between players: found in their mails, sent on without a trace of who and where they are."""
