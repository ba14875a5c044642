problem-europe-option-range = The option { $option } is { $value }; it must be from { $low } to { $high }.
