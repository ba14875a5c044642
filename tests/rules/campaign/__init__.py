"""The rules of the campaign game, paragraph by paragraph."""
