# What is long: its headline in the mail, the whole on an attached page.
aside-headline = { $number }. { $headline }
aside-where = Celé na priloženej stránke { $page } (ako text: { $plain }), pod rovnakými číslami.
aside-title = { $title } — podrobne
archive-in-detail = podrobne
