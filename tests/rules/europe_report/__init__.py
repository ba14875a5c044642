"""The report of Evropská válka: what each reader is told, in every language."""
