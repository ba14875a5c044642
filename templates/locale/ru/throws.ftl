# Почему бросают кости: слова причин, каждое одним словом. Из письма причину читают обратно, слово за словом.
throw-battle = бой
throw-step = шаг
throw-round = схватка
throw-siege = осада
throw-convert = обращение
throw-again = повторно
throw-bonus = бонус
throw-token = жетон
throw-relation = отношение
