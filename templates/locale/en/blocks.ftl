problem-block = Nothing of this was done: not understood — { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
} below. Without { $count ->
    [one] it
   *[other] them
} it would be something else. Please send the whole once more.
