# Команды в письмах и ответы на них.
subject-trial = проба, ход { $turn }: { $verdict }
quoted = «{ $words }»
