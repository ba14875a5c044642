"""What happens in a turn, rule by rule, and before the first and after the last one."""
