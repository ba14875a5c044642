# Mail commands and what answers them.
subject-trial = a trial for turn { $turn }: { $verdict }
quoted = “{ $words }”
