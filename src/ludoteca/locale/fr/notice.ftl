### Ce qu’on dit à ceux qui ne sont pas là, par courriel et sur l’écran du téléphone.

notice-turn-title = { $game } : à vous de jouer
notice-turn = C’est à vous dans { $game } avec { $players }. Vous avez { $unit ->
    [days] { $count ->
        [one] un jour
       *[other] { $count } jours
    }
   *[hours] { $count ->
        [one] une heure
       *[other] { $count } heures
    }
}.
notice-asked-title = { $game } : annuler un coup ?
notice-asked = Dans { $game } avec { $players }, quelqu’un demande d’annuler un coup. Êtes-vous d’accord ?
notice-soon-title = { $game } : peu de temps
notice-soon = Votre temps pour ce coup dans { $game } avec { $players } est presque écoulé. Il reste { $unit ->
    [days] { $count ->
        [one] un jour
       *[other] { $count } jours
    }
   *[hours] { $count ->
        [one] une heure
       *[other] { $count } heures
    }
}.
notice-late-title = { $game } : temps écoulé
notice-late = Dans { $game } avec { $players }, le temps de quelqu’un est écoulé. Vous pouvez laisser un bot prendre la suite, arrêter la partie ou attendre.
notice-over-title = { $game } : la partie est finie
notice-over = { $game } avec { $players } est finie. Voyez comment.
notice-invited-title = { $game } : une invitation
notice-invited = { $player } vous invite à une table de { $game }. Il y a une place pour vous.
notice-confirm-title = Ludoteca : est-ce votre adresse ?
notice-confirm = Quelqu’un, sans doute vous, veut être averti à cette adresse quand c’est son tour. Si oui, ouvrez cette page. Sinon, ne faites rien : aucune autre lettre ne viendra.
notice-stop = Ne plus recevoir ces lettres : { $address }
