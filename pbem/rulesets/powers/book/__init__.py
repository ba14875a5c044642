"""The book of chapters: what a chapter is, where it may speak, and how several become one."""
