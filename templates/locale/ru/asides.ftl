# What is long: its headline in the mail, the whole on an attached page.
aside-headline = { $number }. { $headline }
aside-where = Целиком — на приложенной странице { $page } (текстом: { $plain }), под теми же номерами.
aside-title = { $title } — подробно
archive-in-detail = подробно
