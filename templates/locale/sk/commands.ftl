# Príkazy v listoch a odpovede na ne.
subject-trial = skúška, ťah { $turn }: { $verdict }
quoted = „{ $words }“
