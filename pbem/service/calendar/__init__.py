"""When turns are due: the campaign file, rules of the calendar, deadlines, absences."""
