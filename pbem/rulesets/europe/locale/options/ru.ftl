problem-europe-option-range = Настройка { $option } равна { $value }, а должна быть от { $low } до { $high }.
