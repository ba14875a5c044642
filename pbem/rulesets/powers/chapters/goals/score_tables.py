"""The tasks of P-27 and P-28, as a scenario would write them under `[goal.sides]`."""

AMSOV = """
# P-27.2: u = min(10, floor(20 * own / L)), v = 10 - min(10, floor(10 * N / L)); the score is u * v.
[A]
tasks = [
    {sentence = "own-lands", grade = {top = 10, full = "1/2"}},
    {sentence = "others-few", grade = {top = 10, full = "1", of = ["N"], few = true}}
]
[S]
tasks = [
    {sentence = "own-lands", grade = {top = 10, full = "1/2"}},
    {sentence = "others-few", grade = {top = 10, full = "1", of = ["N"], few = true}}
]
# min(100, floor(100 * own / (3 L / 5)))
[N]
tasks = [{sentence = "own-lands", grade = {top = 100, full = "3/5"}}]
"""

FINLAND = """
# P-28.2: N (and J, if it plays: P-28.6) holds few lands; S does not hold Finland; own lands.
[A]
weights = [3, 2, 1]
tasks = [
    {sentence = "others-few", steps = [
        [{test = "few", of = ["N", "J"], share = "2/3"}],
        [{test = "few", of = ["N", "J"], share = "1/3"}]
    ]},
    {sentence = "finland-free", steps = [
        [{test = "not-all", of = ["S"], home = "F"}],
        [{test = "none", of = ["S"], home = "F"}]
    ]},
    {sentence = "own-lands", steps = [[{test = "share", share = "1/4"}], [{test = "share", share = "1/3"}]]}
]
[S]
weights = [3, 2, 1]
tasks = [
    {sentence = "others-few", steps = [
        [{test = "few", of = ["N"], share = "2/3"}],
        [{test = "few", of = ["N"], share = "1/3"}]
    ]},
    {sentence = "finland-held", steps = [[{test = "any", home = "F"}], [{test = "all", home = "F"}]]},
    {sentence = "own-lands", steps = [[{test = "share", share = "1/4"}], [{test = "share", share = "1/3"}]]}
]
# P-28.4: floor(12 * lands / (0.7 * all)), at most 12.
[N]
tasks = [{sentence = "own-lands", grade = {top = 12, full = "7/10"}}]
[J]
tasks = [{sentence = "own-lands", grade = {top = 12, full = "7/10"}}]
# P-28.5: own start lands; to live, and no great power holds all of Finland.
[F]
weights = [4, 2]
tasks = [
    {sentence = "finland-held", steps = [[{test = "any", home = "F"}], [{test = "all", home = "F"}]]},
    {sentence = "finland-lives", steps = [
        [{test = "alive"}],
        [{test = "not-all", of = ["A", "S", "N", "J"], home = "F"}]
    ]}
]
"""
