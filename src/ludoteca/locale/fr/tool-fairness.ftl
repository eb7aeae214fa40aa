### Le hasard est-il équitable ? Ce qu’on en dit et vérifie.

web-chance-own = Votre navigateur a ajouté son propre nombre au hasard de cette partie.
web-chance-added = { $count ->
    [one] Un navigateur a ajouté son propre nombre : personne ne pouvait choisir seul ce qui sort, pas même ce serveur.
   *[other] { $count } navigateurs ont ajouté leur propre nombre : personne ne pouvait choisir seul ce qui sort, pas même ce serveur.
}
web-chance-nobody = Aucun navigateur n’a ajouté de nombre : ce qui sort ne dépend que de la graine secrète de la table.
web-chance-what = Ces longs nombres fixent tout ce que le hasard apportera, sans le révéler : une fois la partie finie, votre navigateur peut vérifier grâce à eux que personne n’y a touché.
web-chance-told = Ces longs nombres ont fixé tout ce que le hasard a apporté, sans le révéler. La graine est connue maintenant, et votre navigateur peut vérifier grâce à eux que personne n’y a touché.
web-fair-lead = Avant le début, la table a publié l’empreinte d’une graine secrète, et les navigateurs des joueurs ont chacun ajouté un nombre. La graine est connue maintenant, et votre navigateur peut refaire lui-même chaque tirage.
web-fair-more = Le fonctionnement est expliqué dans la documentation de Ludoteca, dans docs/fairness.md.
web-fair-commitment = Empreinte, annoncée au début
web-fair-promised = Ce que chaque place avait promis avant le début :
web-fair-nothing = rien
web-fair-seed = Graine, annoncée maintenant
web-fair-number = Nombre de votre navigateur
web-fair-check = Vérifier ici
web-fair-cannot = Les navigateurs ne vérifient cela qu’en HTTPS ou sur la même machine. Enregistrez la partie et lancez « ludoteca verify ».
web-fair-seed-fits = La graine a l’empreinte annoncée au début.
web-fair-seed-differs = La graine n’a pas l’empreinte annoncée au début.
web-fair-promise-broken = Un nombre n’est pas celui qui avait été promis avant le début.
web-fair-added = { $count ->
    [one] Une place a ajouté son propre nombre, comme promis avant le début.
   *[other] { $count } places ont ajouté leur propre nombre, comme promis avant le début.
}
web-fair-own = { $where ->
    [in] Le nombre de votre navigateur fait partie des tirages.
    [late] Le nombre de votre navigateur est arrivé trop tard et ne fait pas partie des tirages.
    [replaced] La promesse de votre navigateur n’est pas dans cette partie. Si, avant le début, vous n’avez ni quitté votre place ni utilisé un autre navigateur, quelqu’un a pu choisir un nombre à sa place.
   *[lost] La table a accepté le nombre de votre navigateur mais ne l’a pas utilisé.
}
web-fair-withheld = { $count ->
    [one] Une place n’a pas révélé son nombre à temps.
   *[other] { $count } places n’ont pas révélé leur nombre à temps.
}
web-fair-agreed = { $count ->
    [one] Un résultat est bien celui que donne la graine.
   *[other] { $count } résultats sont bien ceux que donne la graine.
}
web-fair-unknown = { $count ->
    [one] Un résultat ne peut pas être vérifié dans cette page ; « ludoteca verify » le peut.
   *[other] { $count } résultats ne peuvent pas être vérifiés dans cette page ; « ludoteca verify » le peut.
}
web-fair-scripted = { $count ->
    [one] { $count } tirage a été fixé à la main et ne prouve rien.
   *[other] { $count } tirages ont été fixés à la main et ne prouvent rien.
}
web-fair-set-up = La partie a commencé par une position installée par quelqu’un, ce qui ne prouve rien.
web-fair-other = L’enregistrement n’est pas écrit comme l’écrit une table, ou raconte une autre partie que celle jouée ici.
web-fair-differs = L’étape { $place } était « { $text } », mais la graine donne « { $expected } ».
web-fair-impossible = L’étape { $place } est « { $text } », qui ne pouvait pas sortir là. L’enregistrement a été modifié.
web-fair-yes = Équitable : tout découle de la graine et des nombres des joueurs.
web-fair-alone = Tout découle de la graine. Mais aucun joueur n’a ajouté de nombre : impossible de savoir qui a choisi la graine.
web-fair-unproved = Rien ne contredit la graine, mais tout ne peut pas être prouvé.
web-fair-no = Quelque chose ne concorde pas.
