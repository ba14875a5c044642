# Карта территорий в знаках.
chart-sign = поле
chart-land = название
chart-home = родина
chart-figures = стоят
chart-harbour = порт
chart-borders = граничит с
chart-harbours = Корабли ходят между портами с одной буквой: { $harbours }.
chart-by-ship = морем
chart-move = переход
chart-attack = атака ({ $count }): удалась
chart-failed = атака ({ $count }): отбита
chart-stopped = атака ({ $count }): остановлена
chart-retreat = отступление ({ $count })
chart-plan = задуманный переход
chart-plan-attack = задуманная атака ({ $count })
chart-ringed = * поля, решившие исход игры
answer-map-legend-chart = Пунктирная стрелка — задуманное: тонкая — переход, толстая — атака. Что там будет к тому времени, не знает никто.
