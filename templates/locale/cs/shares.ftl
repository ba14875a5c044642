# Shares: a whole and a part, never a decimal.
share = { $kind ->
    [mixed] { $whole }+{ $over }/{ $under }
    [part] { $over }/{ $under }
    [minus-mixed] −{ $whole }−{ $over }/{ $under }
    [minus-part] −{ $over }/{ $under }
    [minus-whole] −{ $whole }
   *[whole] { $whole }
}
share-in-words = { $kind ->
    [mixed] { $whole } a { $over }/{ $under }
    [part] { $over }/{ $under }
    [minus-mixed] minus { $whole } a { $over }/{ $under }
    [minus-part] minus { $over }/{ $under }
    [minus-whole] minus { $whole }
   *[whole] { $whole }
}
