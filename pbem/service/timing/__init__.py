"""When turns are due: rules of the calendar, graces, reminders, absences, the brake."""
