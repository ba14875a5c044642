"""What Duncan's teams are shown: reports, answers, and the words of both in four languages."""
