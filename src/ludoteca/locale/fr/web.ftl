### Les mots des pages dans le navigateur, pour tous les jeux.

## Noms

# $level est le nom d’un niveau tel que les programmes l’écrivent, ou d’un bot ajouté
web-level-name = { $level ->
    [random] Au hasard
    [beginner] Débutant
    [casual] Occasionnel
    [strong] Fort
    [master] Maître
    [grandmaster] Grand maître
   *[other] { $level }
}
web-bot = { $level ->
    [random] Bot au hasard
    [beginner] Bot débutant
    [casual] Bot occasionnel
    [strong] Bot fort
    [master] Bot maître
    [grandmaster] Bot grand maître
   *[other] Le bot { $level }
}
web-you = Vous
web-guest = Invité
web-seat-open = Place libre
web-seat-kept = { $whom ->
    [you] Gardée pour vous
    [player] Gardée pour { $player }
   *[somebody] Gardée pour quelqu’un qui a joué avant
}
web-option = { $option ->
    [territory] Territoire
    [boards] Plateaux Pouvoirs
    [friends] Avec les cartes amis
    [offer] Offre pour qui commence (à deux)
    [hill] Fourmilière
    [souvenirs] Avec les souvenirs
    [any_raise] Surenchères de n’importe quel montant
    [town] Ville
   *[other] { $option }
}
web-choice = { $choice ->
    [picnic] Pique-nique
    [crumbs] Miettes
    [worker] Ouvrière
    [queen] Reine
    [anthill] Fourmilière
    [medina] La médina
   *[other] { $choice }
}

## Toutes les pages

web-skip = Aller au contenu
web-told = Ce qui est annoncé
web-language = Langue
web-settings = Réglages
web-theme-to-dark = Passer au sombre
web-theme-to-light = Passer au clair
web-close = Fermer
web-try-again = Réessayer
web-go-home = Vers les jeux
web-nowhere = Il n’y a rien à cette adresse.
web-nowhere-why = L’adresse est peut-être incomplète, ou ce qui était ici n’y est plus. Le lien d’une table ou d’une partie doit être copié en entier.
web-line-lost = La connexion est coupée, mais rien n’est perdu : la partie reprend d’elle-même dès son retour.
web-problem-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-problem-server = Le serveur a répondu par une erreur ({ $status }). Rien n’a changé ; réessayez dans un instant.
web-problem-page = Quelque chose n’a pas marché dans cette page. Rien n’est perdu : rechargez-la.
web-problem-chunk = Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et rechargez la page.

## Accueil

web-home-title = { $count ->
    [3] Trois jeux
   *[other] Jeux
}, une table et vous
web-home-lead = Choisissez un jeu et jouez tout de suite : la table vous dit ce que vous pouvez faire. Ou envoyez un lien à vos amis.
web-games = Jeux
# $most : [2] seulement si le minimum est 2 aussi
web-seats = { $most ->
    [2] 2 joueurs
   *[other] de { $fewest } à { $most } joueurs
}
web-minutes = { $minutes } min environ
web-play-now = Jouer
web-opening = La table se prépare…
web-preparing-rules = Les règles se préparent, une seule fois.
web-loading-rules = Les règles sont prêtes, elles se chargent.
web-rules-after = { $game } se prépare d’abord, ce jeu vient après.
web-bots-after = { $game } se prépare d’abord, ces bots viennent après.
web-preparing-bots = Les bots se préparent, une seule fois. D’ici là ils voient moins loin.
web-percent = { $percent } %
web-levels = Niveaux
web-characters = Personnages
web-opponents = Adversaires
web-level = Niveau des bots
web-with-friends = Avec des amis
web-on-this-device = Sur cet écran
web-more-choices = Plus de choix
web-my-matches = Vos parties
web-my-tables = Vos tables
web-nothing-yours = Aucune partie ni table ne vous attend.
web-to-watch = Regarder une partie
web-finished = Terminées
web-state-your-turn = À vous
web-state-their-turn = Aux autres de jouer
web-due = encore { $time }
web-turns-waiting = { $count ->
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
}
web-next-turn = Jouer la suivante : { $game }
web-state-running = En cours
web-state-abandoned = La partie a été interrompue.
web-state-ended = Interrompue
web-state-left = Abandonnée
web-state-won = Gagnée
web-show-all = Tout afficher ({ $count })
web-table-waiting = En attente
web-table-sit = S’asseoir
web-footer = Ludoteca est libre et indépendant, sans lien avec les auteurs ni les éditeurs des jeux. Tous les dessins sont de nous. Nous recommandons les boîtes.

## Ouvrir la table

web-company-bots = contre des bots
web-company-friends = avec des amis
web-company-device = sur cet écran
web-how-many = Combien jouent ?
web-names = Qui joue ?
web-name-of = Joueur { $number }
web-sitting = { $seat }, { $player }
web-fill-with-bots = Places pour des bots
web-clock = Temps de réflexion
web-clock-kind = { $clock ->
    [relaxed] 15 minutes, et 1 minute par coup
    [fast] 3 minutes, et 15 secondes par coup
    [day] un jour pour chaque coup
    [three-days] trois jours pour chaque coup
    [week] une semaine pour chaque coup
   *[none] autant que vous voulez
}
web-public = Chacun peut venir jouer et regarder
web-public-chat = Discussion avec des inconnus : joueurs et spectateurs, à part
web-keep-seats = Commencer aussitôt : des bots gardent les places jusqu’à ce que quelqu’un vienne (non classée)
web-allow-hints = Les conseils sont permis, et tout le monde sait qui en demande un
web-rated = Classée : compte pour votre cote, sans conseils
web-choose-file = Choisir un fichier
web-open-table = Ouvrir la table
web-begin = Commencer

## Une table avant la partie

web-fetching-table = On cherche la table…
web-hints-allowed = À cette table les conseils sont permis, et tout le monde sait qui en demande un.
web-rated-table = Cette partie est classée : pas de conseils, et la quitter compte comme une défaite.
web-table-gone = Cette table est introuvable
web-table-full = Toutes les places sont prises.
web-share-lead = Envoyez ce lien à vos amis, ou faites-leur scanner le code.
web-share-local = Cette adresse ne marche que sur cette machine. Pour que d’autres arrivent à votre table, lancez le serveur avec « ludoteca serve --host 0.0.0.0 » et ouvrez-le par le nom de cette machine.
web-share-link = Lien vers la table
web-qr = Code QR avec le lien vers la table
web-copy = Copier le lien
web-copied = Copié
web-invite = Inviter quelqu’un avec qui vous avez joué
web-came = { $player } s’assied.
web-your-name = Votre nom
web-sit-down = S’asseoir
web-start = Lancer la partie
web-leave-table = Quitter la table
web-leave-match = Quitter la partie
web-away-title = Vous jouez avec d’autres
web-away-lead = { $ticks ->
    [yes] Votre temps continue de s’écouler. La partie reste parmi les vôtres sur la première page.
   *[no] Les autres voient que vous êtes absent. La partie reste parmi les vôtres sur la première page.
}
web-away-go = Partir
web-away-stay = Rester ici
web-leave-to-bot = Un bot joue à votre place et les autres en sont avertis. Vous pouvez revenir à tout moment.
web-leave-to-end = Personne d’autre ne joue ici : la partie s’arrête. Vous la retrouverez parmi les parties terminées.
web-leave-lost = { $how ->
    [back] Si vous ne revenez pas, elle compte comme une défaite.
    [rated] Cette partie est classée : la quitter compte comme une défaite.
   *[plain] La quitter compte comme une défaite parmi vos résultats.
}
web-waiting-people = { $count ->
    [one] Il manque encore un joueur. Gardez cette page ouverte.
   *[other] Il manque encore { $count } joueurs. Gardez cette page ouverte.
}
web-all-here = Tout le monde est là.
web-waiting-host = Tout le monde est là. La personne qui a ouvert la table lance la partie.
web-waiting-numbers = { $count ->
    [one] Le hasard se prépare : le navigateur d’un joueur doit encore ajouter son nombre.
   *[other] Le hasard se prépare : les navigateurs de { $count } joueurs doivent encore ajouter leur nombre.
}

## À la table

web-match-gone = Cette partie ne peut pas être montrée
web-what-to-do = Que faire maintenant
web-your-turn = À vous de jouer
web-turn-of = { $player }, à vous
web-their-turn = C’est à { $player }
web-thinking = { $player } réfléchit…
web-queued = Beaucoup de tables attendent les bots. Ici, ce sera dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} environ.
web-to-act = tour en cours
web-away = absent
web-time-left = Temps de réflexion restant
web-on-vacation = en vacances
web-all-choices = { $count ->
    [one] Votre seul choix
    [2] Les deux choix en liste
   *[other] Les { $count } choix en liste
}
web-undo = Annuler
web-undo-ask = Demander d’annuler
web-hint = Conseil
web-hint-told = Conseil (les autres le savent)
web-ends-turn = { $choice } ? Votre tour se termine ainsi.
web-not-yet = Pas encore
web-do-it = Oui, je le fais
# $choice : ce qu’un doigt a choisi
web-tap-again = Touchez encore pour le faire : { $choice }
web-not-your-turn = Ce n’est pas encore votre tour.
web-hint-thinking = On réfléchit…
web-hint-lead = Un bot fort envisagerait
web-hint-exact = Exact, calculé jusqu’à la fin
web-hint-chance = gagne à { $percent } %
web-hint-others = { $count ->
    [one] un autre
   *[other] { $count } autres
}
web-skip-moves = Avancer
web-since = Depuis votre dernier tour
web-since-nothing = Ici vous voyez ce que font les autres entre vos tours.
web-since-again = Revoir
web-watchers = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
web-understood = D’accord
web-undo-wish = { $player } voudrait reprendre son dernier coup.
web-undo-allow = Accepter
web-undo-deny = Plutôt pas
web-undo-waiting = { $player } : demande de reprendre un coup. On attend une réponse.
web-undo-withdraw = Laisser tomber
web-absent = { $player } est absent depuis un moment. Rien n’est perdu. Comment continuer ?
web-stalling = { $player } n’a rien décidé depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Rien n’est perdu. Comment continuer ?
web-you-stall = Vous n’avez rien décidé depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Les autres peuvent maintenant laisser un bot prendre la suite à votre place, ou arrêter la partie.
web-you-are-late = Votre temps est écoulé. Les autres peuvent maintenant laisser un bot prendre la suite à votre place, ou arrêter la partie.
web-absent-bot = Un bot prend la suite
web-absent-end = Arrêter la partie
web-replaced = Un bot joue à votre place.
web-replaced-back = Me revoilà
web-kept-lead = Un bot garde ici une place pour qui arrive. Voulez-vous jouer ?
web-kept-seat = place gardée
web-rematch-wish = Encore une partie ? Votre place est gardée.
web-rematch-join = Vers la nouvelle table
web-rematch-others = On rejoue à une nouvelle table.
web-rematch-watch = Y regarder
web-looking-back = Vous regardez un moment passé.
web-return = Revenir au présent
web-match-over = La partie est finie.
web-show-result = Voir le résultat
web-picture = Image à partager
web-hand-over = Passez l’écran à { $player }.
web-hand-over-here = C’est moi
web-beside = À côté du plateau
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-chat = Discussion
web-unread = { $count ->
    [one] un non lu
   *[other] { $count } non lus
}
web-board-as-text = Le plateau en mots

## Journal et discussion

web-log = Ce qui s’est passé
web-walk = Parcourir la partie
web-to-first = Au début
web-one-back = Un coup en arrière
web-one-on = Un coup en avant
web-to-now = Au présent
web-play-back = Revoir
web-pause = Arrêter
web-log-earlier = Montrer ce qu’il y avait avant
web-log-started = La partie commence.
web-log-hidden = { $player } joue un coup que vous ne pouvez pas voir.
web-log-undo-asked = { $you ->
    [yes] Vous demandez à reprendre un coup.
   *[no] { $player } demande à reprendre un coup.
}
web-log-undo-agreed = { $you ->
    [yes] Vous êtes d’accord.
   *[no] { $player } est d’accord.
}
web-log-undo-refused = Le coup reste.
web-log-undone = { $you ->
    [yes] Vous reprenez un coup.
   *[no] { $player } reprend un coup.
}
web-log-taken-over = { $you ->
    [yes] Un bot prend votre suite.
   *[no] Un bot prend la suite de { $player }.
}
web-log-back = { $you ->
    [yes] Vous êtes de retour.
   *[no] { $player } est de retour.
}
web-log-sat-down = { $you ->
    [yes] Vous prenez la place d’un bot.
   *[no] { $player } prend la place d’un bot.
}
web-log-ended = { $you ->
    [yes] La partie est interrompue, car vous n’êtes plus là.
   *[no] La partie est interrompue, car { $player } est parti.
}
web-log-hinted = { $you ->
    [yes] Vous demandez un conseil.
   *[no] { $player } demande un conseil.
}
web-log-end-asked = { $you ->
    [yes] Vous demandez de terminer la partie ensemble.
   *[no] { $player } demande de terminer la partie ensemble.
}
web-log-end-agreed = { $you ->
    [yes] Vous acceptez de la terminer.
   *[no] { $player } accepte de la terminer.
}
web-log-end-refused = La partie continue.
web-log-resigned = { $you ->
    [yes] Vous abandonnez.
   *[no] { $player } abandonne.
}
web-log-agreed = Tout le monde est d’accord : la partie s’arrête sans résultat.
web-log-host = L’hôte a arrêté la partie. Elle n’a pas de résultat.
web-chat-lead = Dites bonjour. Tout le monde à cette table peut le lire.
web-chat-text = Votre message
web-chat-send = Envoyer

## Le résultat

web-you-won = Vous avez gagné !
web-won = { $count ->
    [one] { $players } gagne
   *[other] { $players } gagnent ensemble
}
web-rating = { $player } : cote { $after } ± { $doubt } ({ $change })
web-rematch = Rejouer
web-replay = Revoir ici
web-record = Enregistrer la partie
web-analyse = Analyser
web-chance-title = Hasard équitable
web-fair-title = Le hasard était-il équitable ?

## Réglages

web-look-and-feel = L’aspect et le mouvement
web-theme = Clair ou sombre
web-theme-name = { $theme ->
    [light] Clair : papier et encre
    [dark] Sombre : ardoise et craie
   *[auto] Comme votre appareil
}
web-speed = Coups des autres
web-speed-name = { $speed ->
    [slow] Lentement
    [fast] Vite
    [instant] Aussitôt
   *[normal] Normalement
}
web-letters = Des lettres sur les couleurs, partout
web-calm = Aucun mouvement
web-confirm-final = Demander avant ce qui termine mon tour
web-sounds = Sons
web-sounds-offer = Voulez-vous des sons discrets pour les coups et pour votre tour ?
web-sounds-on = Les activer
web-no-thanks = Non merci
web-shortcuts = Touches seules comme raccourcis (« ? » les énumère)
web-commands = La ligne de commande à côté de chaque plateau
web-who-you-are = Qui vous êtes
web-keep = Garder
web-name-kept = C’est fait.
web-recovery = Code de secours
web-recovery-lead = Il n’y a pas de comptes. On vous reconnaît à ce navigateur ; un code de secours amène votre nom et vos parties dans un autre, une fois.
web-recovery-make = Créer un code de secours
web-recovery-have = Vous avez un code de secours. Il faut le donner pour le remplacer par un autre.
web-recovery-current = Votre code de secours
web-recovery-renew = Le remplacer
web-recovery-yours = Notez ce code de secours et gardez-le bien. Il sert une seule fois. Si vous le perdez, vous ne pourrez pas le retrouver.
web-recovery-written = Je l’ai noté
web-recovery-other = Code de secours d’un autre appareil
web-recovery-use = Amener mes parties ici
web-recovered = Bon retour. Vos parties sont ici maintenant, et un nouveau code remplace celui qui a servi.
web-devices = Vos appareils
web-moves-by-mail = Coups par correspondance
web-devices-lead = On vous reconnaît ici. Si l’un d’eux ne vous dit rien, déconnectez-le.
web-device = { $browser } sur { $system }
web-device-unknown = Un appareil
web-device-here = celui-ci
web-device-seen = Depuis le { $since }, dernière visite : { $seen }
web-device-end = Déconnecter
web-device-end-named = Déconnecter { $device }
web-device-ended = { $device } : déconnecté.
web-devices-end-others = Déconnecter tous les autres
web-devices-end-all = Tout déconnecter, ici aussi
web-devices-ended = On ne vous reconnaît plus qu’ici.
web-log-out = Se déconnecter d’ici
web-log-out-sure = Vous pourrez revenir avec votre code de secours.
web-log-out-lost = Vous n’avez pas de code de secours : vous ne pourriez plus retrouver votre nom et vos parties. Créez-en un d’abord.
web-log-out-stay = Rester
web-logged-out = Cet appareil a été déconnecté
web-logged-out-lead = Cela s’est fait depuis un autre de vos appareils, ou avec votre code de secours. Rien n’est perdu : retrouvez vos parties avec votre code de secours ou une clé d’accès.
web-banned-lead = Si l’hôte vous réadmet, ce navigateur vous reconnaît comme avant.
web-begin-anew-lead = Ou recommencez comme une nouvelle personne. Les parties d’avant restent là où l’on vous reconnaît encore.
web-begin-anew = Recommencer à neuf

## Pages autour du jeu

web-rules = Règles
web-rules-of = Règles de { $game }
web-rules-contents = Chapitres
web-rules-rulings = Questions et précisions
web-rules-note = Voici les règles telles que Ludoteca les joue, avec nos mots. Chaque paragraphe a un numéro vers lequel on peut faire un lien.
web-rules-other = Les autres jeux
web-rules-try = L’essayer dans le guide
web-guide = Première partie
web-guide-offer = C’est la première fois ?
web-guide-begin = Commencez par une courte partie qui explique chaque étape.
web-boards = Plateaux
web-watch-again = Revoir un enregistrement
web-analysis = Table d’analyse
web-you-page = Vous
web-why = Pourquoi ?
web-why-opens = Pourquoi ? { $place } des règles, dans un nouvel onglet
web-replay-page = Revoir sur une page à part
web-around = Autour des jeux

## Puzzles, from the first page

web-puzzles = Problèmes
web-puzzles-lead = Une position, un choix nettement meilleur, et ce n’est pas celui que tout le monde voit d’abord.
web-puzzles-today = Problème du jour

## Events

web-events = Une soirée au club
web-events-lead = Créez un événement, faites passer son lien : les rondes s’apparient et se jouent toutes seules, avec une page pour le projecteur.
web-event-gone = Cet événement n’existe pas
web-back-to-event = Retour à l’événement

## Les bonnes manières

web-resign = Abandonner
web-resign-lead = Si vous abandonnez, la partie est finie et l’autre a gagné.
web-end-ask = Demander de terminer ensemble
web-end-lead = Si tout le monde est d’accord, la partie s’arrête sans résultat, et personne n’a perdu.
web-end-wish = { $player } demande de terminer la partie ensemble, sans résultat.
web-end-agree = D’accord
web-end-refuse = On continue
web-chat-more = À propos de cette ligne
web-manners = Ignorer ou signaler
web-chat-watch = Qui regarde parle à part. À la table, on le lit quand la partie est finie.
