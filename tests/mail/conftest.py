"""Real servers for the tests of the mail layer."""

from hypothesis import settings

from tests.servers.dovecot import dovecot
from tests.servers.embedded import post_office
from tests.servers.postfix import postfix

__all__ = ["dovecot", "post_office", "postfix"]

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
