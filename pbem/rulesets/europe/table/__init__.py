"""What lies on the table: lands, figures, deck, hands; and how a game begins."""
