"""The chapters of the rule book, each a value; `every` lists them."""
