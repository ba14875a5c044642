"""Mail in both directions: IMAP in, SMTP out, MIME, and who is writing."""
