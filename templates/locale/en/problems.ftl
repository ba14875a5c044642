# What the language layer says of a line it could not read, and the things it may have expected there.
problem-unreadable = I do not understand “{ $word }”.{ $hint } Possible here: { $expected }.
problem-hint = { " " }Did you mean “{ $suggestion }”?
problem-incomplete = The line ends too early. What is missing: { $expected }.
problem-unknown-name = You know no place called “{ $word }”. Known to you: { $known }.
problem-no-cell = { $word } is off the map; its last cell is { $last }.
problem-ambiguous = This can be read in two ways: “{ $first }” or “{ $second }”. Please write which one you mean.
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
