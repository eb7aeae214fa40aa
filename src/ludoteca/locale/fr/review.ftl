### What only the report of the command says.

review-title = { $game } : le bilan de la partie
review-lead = Les chances de gagner à chaque moment, chaque décision jugée, la chance séparée du talent. Recherche : { $iterations } itérations par position.
review-note = { $part ->
    [balance] La chance est ce que le hasard a donné de plus que prévu. Le talent est ce que les décisions du siège ont laissé échapper. Tous deux en centièmes de la victoire.
    [curve] Comme les voit une personne qui connaît toutes les mains.
    [turning] Les plus grands changements de la partie.
    [decisions] Chaque décision est jugée d’après ce que son siège pouvait savoir. Imprécision : à partir de { $inaccuracy } % perdus ; erreur : de { $mistake } % ; gaffe : de { $blunder } %.
   *[making] Cette commande refait le même compte rendu, à l’octet près.
}
review-told = De l’étape 0 à { $steps }. À la fin : { $ends }.
review-written = Le bilan est dans « { $file } ».
