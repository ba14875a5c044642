"""Names for cities nobody named: invented, after fish and trees, in Latin and in Cyrillic letters.

The Latin name is the key that maps, orders and reports show; players may write either. Names of a
referee's own map stay as they are written there, and a pool name written in Cyrillic is as good a key.
"""

from __future__ import annotations

from collections.abc import Collection
from types import MappingProxyType

_POOL = """
Yaz Йазь|Tor Тор|Karal Карал|Osetra Осетра|Leshan Лешань|Okuny Окуний
Somar Сомар|Shchuka Щукар|Plotva Плотвань|Lososh Лосош|Beluga Белужь|Nalim Налимень
Golav Голавль|Forela Форелень|Ryapush Ряпуш|Sazanka Сазанка|Taimen Таймень|Hariusa Хариуса
Sterlet Стерлет|Vobla Вобла|Uklea Уклея|Gustera Густера|Peskara Пескара|Verkhov Верхов
Erzhik Ёржик|Sudak Судакар|Muksun Муксун|Kizhuch Кижуч|Nelma Нельма|Gorbusha Горбуша
Paltus Палтус|Kambala Камбала|Treska Трескань|Minoga Минога|Belorib Белорыб|Chekhon Чехонь
Podust Подуст|Zherekh Жерех|Vyrezub Вырезуб|Bystran Быстрань|Klenov Кленов|Dubrava Дубрава
Yasen Ясень|Olshan Ольшань|Berezna Березна|Topolar Тополар|Vyazma Вязьма|Lipova Липова
Grabin Грабин|Bukovar Буковар|Ivnya Ивня|Rakita Ракита|Osinov Осинов|Ryabina Рябина
Kalina Калина|Sosnar Соснар|Elovar Еловар|Pikhta Пихта|Kedrov Кедров|Tisovec Тисовец
Javorna Яворна|Oreshan Орешань|Lesna Лесна|Cheremsha Черемша|Shipova Шипова|Mozhev Можев
Krushina Крушина|Samshit Самшит|Bagulnik Багульник|Veresk Вереск|Drokan Дрокань|Maslina Маслина
Kashtan Каштан|Akatsia Акация|Lavrena Лаврена|Mirtova Миртова|Oleandra Олеандра|Platan Платан
Sikomor Сикомор|Tamarix Тамарикс|Aldora Альдора|Brenna Бренна|Cormen Кормен|Delvar Дельвар
Elmira Эльмира|Farnolt Фарнольт|Garvina Гарвина|Helmor Хельмор|Irvana Ирвана|Jaspera Яспера
Korvath Корват|Lindar Линдар|Morvena Морвена|Norvik Норвик|Orlanda Орланда|Perkova Перкова
Quillan Квиллан|Rovena Ровена|Salmor Сальмор|Tencha Тенча|Ulmara Ульмара|Varnava Варнава
Wilmot Вильмот|Xandra Ксандра|Ylvena Ильвена|Zandera Зандера|Abrama Абрама|Barbel Барбель
Cyprin Циприн|Dace Дейс|Esoxia Эзоксия|Fagora Фагора|Gadusa Гадуса|Hucho Хухо
Idusa Идуса|Juglan Юглан|Kulmar Кульмар|Larisa Лариса|Merlan Мерлан|Nothova Нотова
Osmera Осмера|Populna Популна|Quercia Кверция|Rutila Рутила|Salvelin Сальвелин|Tiliana Тилиана
Umbrina Умбрина|Vimbora Вимбора|Alburn Альбурн|Betulia Бетулия|Carpina Карпина|Dicentra Дицентра
Ericana Эрикана|Fraxina Фраксина|Gobio Гобио|Hedera Гедера|Ilexia Илексия|Lotena Лотена
Malvina Мальвина|Nerfling Нерфлинг|Ostrya Острия|Pinara Пинара|Rosmar Росмар|Sorbana Сорбана
"""

POOL: tuple[tuple[str, str], ...] = tuple(
    (pair.split()[0], pair.split()[1]) for line in _POOL.split("\n") for pair in line.split("|") if pair
)
"""(Latin, Cyrillic) of every name, in the order of the list."""

_OTHER = MappingProxyType({**dict(POOL), **{cyrillic: latin for latin, cyrillic in POOL}})
_NEW = {"Nov": "Нов", "Нов": "Nov"}


def spellings(name: str, others: Collection[str] = ()) -> tuple[str, ...]:
    """Give every way to write a city's name: as it stands, and in the other script unless that names another city."""
    return (name, *(other for other in _in_other_script(name) if other not in others))


def written(name: str, script: str) -> str:
    """Write a name of the pool in a script, `latin` or `cyrillic`; any other name stays as it is."""
    ways = spellings(name)
    return next((way for way in ways if way.isascii() == (script == "latin")), name)


def _in_other_script(name: str) -> tuple[str, ...]:
    """Write a name of the pool in the other script."""
    prefix, rest = name[:3], name[3:].capitalize()
    if name in _OTHER:
        return (_OTHER[name],)
    return (_NEW[prefix] + _OTHER[rest].lower(),) if prefix in _NEW and rest in _OTHER else ()


def city_names() -> tuple[str, ...]:
    """List the keys to name cities with: the pool, then its names with `Nov` (new) before them."""
    first = tuple(latin for latin, _ in POOL)
    return first + tuple("Nov" + name.lower() for name in first)
