"""Behind the window in the browser: who signs in there, and the facts of the pages that only they see."""
