"""What every rule set and every other layer speaks: seats, texts, events, geometry, the rule-set interface."""
