### Mots des bilans : une partie vue après coup.

review-still-running = Cette partie n’est pas finie. On pourra en faire le bilan quand elle sera terminée.

## Tournants

# $played, $better : des choix comme le jeu les nomme ; les chiffres sont des centièmes de la victoire
review-gave-away = { $seat } : « { $played } » était { $verdict ->
    [blunder] une gaffe
    [mistake] une erreur
   *[other] une imprécision
}. Cela a coûté { $lost } % de la victoire ; il restait une chance de { $chance } %.
review-better = Mieux valait « { $better } » :
review-luck = { $sign ->
    [good] Une chance pour { $seat } : { $size } % de plus que prévu.
   *[other] Une malchance pour { $seat } : { $size } % de moins que prévu.
}

## Le compte rendu

review-verdict = { $verdict ->
    [best] le mieux
    [good] bien
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
review-part = { $part ->
    [balance] Chance et talent
    [curve] Chances de gagner
    [turning] Tournants
    [decisions] Ce qui aurait été mieux
   *[making] Comment cela a été fait
}
review-head = { $head ->
    [seat] Siège
    [luck] Chance
    [skill] Talent
    [step] Étape
    [verdict] Jugement
    [played] Joué
    [better] Mieux
   *[lost] Perdu
}
review-balance = chance { $luck }, talent { $skill }
review-no-turning = Rien n’a fait basculer cette partie : aucune étape n’a beaucoup changé les chances.
review-no-faults = Personne n’aurait pu faire nettement mieux.
review-step = Étape { $step }

## Sur la page

review-making = Examen de l’étape { $done } sur { $total }…
review-again = Redemander
review-shares = { $seat } : { $share } %
review-lost = { $verdict } : { $lost } % de la victoire perdus
review-verdicts = Jugements
review-from = à partir de { $lost } % de la victoire perdus
review-show = Montrer ce qui était mieux
review-table = Toutes les chances en tableau
review-line = Ce qui aurait suivi
review-try = Essayer à partir d’ici
review-next-swing = { $count ->
    [one] Au tournant
   *[other] Au prochain des { $count } tournants
}
