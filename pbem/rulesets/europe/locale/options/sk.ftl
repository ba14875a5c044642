problem-europe-option-range = Voľba { $option } je { $value }, musí byť od { $low } do { $high }.
