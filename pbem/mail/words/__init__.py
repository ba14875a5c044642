"""Which lines of a letter are its writer's own words.

Lines are numbered from 1 in the decoded text (campaign.md, section 6): blank, quoted and signature lines
count, and only then are they left out. What is read and what is not is told in docs/letters.md.
"""

from pbem.mail.words.own import own_and_polite, own_lines

__all__ = ["own_and_polite", "own_lines"]
