"""What drives it all: letters routed and served, questions answered, timers fired, mail handed over."""
