problem-europe-option-range = Volba { $option } je { $value }, musí být od { $low } do { $high }.
