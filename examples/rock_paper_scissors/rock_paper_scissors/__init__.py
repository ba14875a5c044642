"""Rock, paper, scissors for three.

R-1 Three players show a hand at the same time: rock, paper or scissors. Whoever does not write shows rock.
R-2 Rock beats scissors, scissors beat paper, paper beats rock. A point for each player whose hand one beats.
R-3 After the last round most points win; several may win together.
"""
