### Soirées au club : pages pour créer, rejoindre, mener et montrer un événement.

events-mine = Mes événements
events-make = Créer un événement
events-title = Nom de l’événement
events-game = Jeu
events-format = Genre d’événement
events-format-name = { $format ->
    [swiss] Système suisse
    [round-robin] Toutes rondes
    [knock-out] Élimination directe
   *[tables] Tables de trois et quatre
}
events-format-about = { $format ->
    [swiss] On rencontre qui a à peu près autant de points, et personne deux fois sauf si c’est inévitable. En nombre impair, une personne se repose, ce qui compte comme une victoire ; personne ne se repose deux fois avant tous les autres.
    [round-robin] À chaque ronde, un autre adversaire, jusqu’à ce que tout le monde se soit rencontré.
    [knock-out] Qui perd est éliminé ; une égalité va à la personne assise en second. Si le nombre ne tombe pas juste, les premiers tirés se reposent, et personne n’entre plus après le début.
   *[tables] Tout le monde se rencontre aussi également que possible. La première place d’une table vaut 1 point, la dernière aucun, les autres des parts égales ; sans table, on reçoit un demi-point.
}
events-rounds = Rondes
events-rounds-usual = Comme d’habitude
events-minutes = Temps pour une ronde
events-minutes-of = { $minutes ->
    [0] Le temps qu’il faut
    [one] { $minutes } minute, puis des bots finissent
   *[other] { $minutes } minutes, puis des bots finissent
}
events-rated = Classé : les parties comptent pour les cotes. Les rondes n’ont alors pas de limite de temps ; les pendules et les abandons comptent.
events-is-rated = Classé
events-pause = Pause entre les rondes
events-pause-of = { $minutes ->
    [0] Aucune
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
events-status = { $status ->
    [open] On attend les joueurs
    [running] En cours
   *[over] Terminé
}
events-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
events-who = Qui participe
events-join = Participer
events-join-late = Vous jouez à partir de la prochaine ronde.
events-join-here = Participer
events-leave = Ne plus participer
events-wait-start = Vous participez sous le nom { $player }. Restez sur cette page : elle vous mène à votre table.
events-in = Vous participez sous le nom { $player }.
events-your-table = Vous jouez à la table { $number }.
events-go = À ma table
events-table = Table { $number }
events-tables = Tables
events-table-state = { $state ->
    [waiting] On l’installe
    [running] En cours
    [ended] Interrompue
   *[over] Terminée
}
events-play = Jouer
events-watch = Regarder la table { $number }
events-byes = { $count ->
    [one] { $players } se repose à cette ronde.
   *[other] { $players } se reposent à cette ronde.
}
events-round = Ronde { $number } sur { $rounds }
events-next-in = La prochaine ronde commence dans { $time }.
events-next-round = avant la prochaine ronde
events-time-left = Il reste { $time } à cette ronde.
events-standings = Classement
events-ties = { $format ->
    [knock-out] D’après les rondes passées.
   *[other] Les égalités sont départagées par le Buchholz (les points des adversaires), puis le Sonneborn-Berger (les points des battus, la moitié de ceux à égalité), puis les tables gagnées.
}
events-place = Place
events-player = Joueur
events-points = Points
events-wins = Gagnées
events-gone = parti
events-results = Résultats pour un tableur
events-earlier = Rondes précédentes
events-invite = Inviter
events-invite-lead = Qui ouvre ce lien ou scanne ce code peut participer et regarder.
events-link = Lien vers l’événement
events-organise = Vous organisez cet événement
events-start = { $count ->
    [one] Commencer avec { $count } joueur
   *[other] Commencer avec { $count } joueurs
}
events-next-now = Commencer la prochaine ronde
events-wall = Page pour le projecteur
events-end = Terminer l’événement
events-end-sure = Aucune autre ronde n’est appariée. Les tables en cours peuvent continuer, mais ne comptent plus.
events-bots = Des bots pour faire le nombre
events-how-many = Combien
events-add-bots = Ajouter
events-take-out = Retirer quelqu’un
events-take-out-one = Retirer
events-take-out-whom = Retirer { $player }
events-take-out-sure = Cette personne n’est plus appariée. Ce qu’elle a joué compte. Elle peut revenir par le lien.
