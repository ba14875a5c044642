# What the language layer says of a line it could not read, and the things it may have expected there.
problem-past = “{ $word }” tells what has happened already. If it is to be done, write it as an order: go, take, give.
problem-negated = “{ $word }” says what is not to be done, and nothing is ordered by that. Write what is to be done, or leave the line out.
problem-hash = A line that begins with # is a remark to yourself and is not read. If this one is an order, write it without #.
problem-unreadable = We do not understand “{ $word }”.{ $hint } Possible here: { $expected }.
problem-hint = { " " }Did you mean “{ $suggestion }”?
problem-misplaced = We know “{ $word }”, but it does not fit here. Possible here: { $expected }.
problem-incomplete = The line ends too early. What is missing: { $expected }.
problem-unknown-name = You know no place called “{ $word }”. Known to you: { $known }.
problem-no-cell = { $word } is off the map; its last cell is { $last }.
problem-ambiguous = This can be read in two ways: “{ $first }” or “{ $second }”. Please write which one you mean.
problem-several-ways = This can be read in more than one way. Please write it in other words, one order a line.
problem-remark = We did not read “{ $words }”: it stands after a sign for remarks, and is no order.
problem-corrected = “{ $word }” was read as “{ $taken }”.
problem-replaced = Replaced by line { $by }.
problem-too-long = The line is longer than { $longest } characters and was not read.
problem-empty = There is nothing to read in this line.

term-end = the end of the line
term-number = a number
term-text = a text
term-name = a name
term-word = another word
