"""How the house is: what waits and since when, for `pbem status`, for programs that watch it, and for systemd."""
