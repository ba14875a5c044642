# Why dice are thrown: the words of the reasons, one each. A reason is read back from a mail, word by word.
throw-battle = battle
throw-step = step
throw-round = round
throw-siege = siege
throw-convert = convert
throw-again = again
throw-bonus = bonus
throw-token = token
throw-relation = relation
