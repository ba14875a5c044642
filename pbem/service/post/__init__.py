"""Mail on its way out: queued, written, sent, returned; what each reader wants of it."""
