# What is long: its headline in the mail, the whole on an attached page.
aside-headline = { $number }. { $headline }
aside-where = In full on the attached page { $page } (as text: { $plain }), under the same numbers.
aside-title = { $title } — in detail
archive-in-detail = in detail
