### Trouver quelqu’un : le salon, et inviter des personnes avec qui on a joué.

find-title = Asseyez-vous avec d’autres
find-filters = Filtres
find-all = Toutes ({ $count })
find-game = Jeu
find-any = peu importe
find-room = Places libres, au moins
find-pace = { $pace ->
    [none] sans limite de temps
    [clock] avec une pendule
    [days] des jours par coup
   *[any] peu importe
}
find-only-rated = Classées seulement
find-looking = Voyons qui est là…
find-empty = Personne n’attend à une table. Ouvrez-en une : on vous y trouvera.
find-none = { $count ->
    [one] Une table est ouverte, mais elle ne correspond pas à vos filtres.
   *[other] { $count } tables sont ouvertes, mais aucune ne correspond à vos filtres.
}
find-count = { $count ->
    [one] Une table a une place libre.
   *[other] { $count } tables ont une place libre.
}
find-free = { $free ->
    [one] une libre sur { $seats }
   *[other] { $free } libres sur { $seats }
}
find-running = en cours avec des bots
find-clock = { $clock ->
    [relaxed] 15 minutes
    [fast] 3 minutes
    [day] un jour par coup
    [three-days] trois jours par coup
    [week] une semaine par coup
   *[none] sans pendule
}
find-rated = classée
find-taken = Prise
find-play = Jouer avec d’autres
find-lead = La partie commence aussitôt ; des bots gardent les places en attendant.
find-invitations = Invitations
find-invited = { $player } vous invite à { $game }.
find-somebody = Quelqu’un
find-decline = Pas cette fois
find-mute = Ne plus l’entendre
find-muted = Vous n’entendez plus { $player } : plus d’invitations. Dans les réglages, vous pouvez entendre de nouveau tout le monde.
invite-nobody = Vous n’avez encore terminé de partie avec personne. Envoyez le lien.
invite-send = Inviter
invite-state = { $state ->
    [invited] Invitation envoyée
    [declined] Pas cette fois
   *[seated] Est à la table
}
