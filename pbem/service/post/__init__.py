"""Mail on its way out: queued, written, rendered; what each reader wants of it."""
