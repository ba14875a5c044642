"""Proof from one's own mails: whether dice and orders were what was promised. No database, no secret."""
