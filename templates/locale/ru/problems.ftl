# Что говорится о строке, которую не удалось прочесть, и чего в ней ждали.
problem-unreadable = Непонятно слово «{ $word }».{ $hint } Здесь может стоять: { $expected }.
problem-hint = { " " }Может быть, «{ $suggestion }»?
problem-incomplete = Строка обрывается. Не хватает: { $expected }.
problem-unknown-name = Места с названием «{ $word }» вы не знаете. Вам известны: { $known }.
problem-no-cell = Клетки { $word } на карте нет, последняя — { $last }.
problem-ambiguous = Это можно понять двояко: «{ $first }» или «{ $second }». Напишите, пожалуйста, что вы имели в виду.
problem-remark = «{ $words }» мы не читали: это стоит после знака примечания и не является приказом.
problem-corrected = «{ $word }» прочитано как «{ $taken }».
problem-replaced = Заменено строкой { $by }.
problem-too-long = Строка длиннее { $longest } знаков и не прочитана.
problem-empty = В этой строке нечего читать.

term-end = конец строки
term-number = число
term-text = текст
term-name = название
term-word = другое слово
