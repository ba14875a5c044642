# Карта: что на ней стоит и как её читать.
powers-map-name = { $name }
powers-map-seat = { SEAT($who) }
powers-map-nobody = никто
powers-map-inf = пехота
powers-map-tnk = танк
powers-map-atg = противотанковая пушка
powers-map-neu = нейтральная армия
powers-map-building = строится
powers-map-unit = другая часть
powers-map-factory = заводы
powers-map-rich = производительность
powers-map-centre = политический центр
powers-map-key = ключевая земля
powers-map-fresh = свежая
powers-map-failed = отбито
powers-map-legend = Число показывает, сколько там частей. Штриховка: только что взято, бледный цвет — того, кому земля принадлежала. Цепь вершин: через эту границу хода нет; точечная линия: путь без общей границы. Тонкая стрелка — ход, толстая — атака; штриховая — план, точечная — отступление; веер через границу: орудия нацелены туда, куда он раскрыт.
