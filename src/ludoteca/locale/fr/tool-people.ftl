# Les pages sur les gens : profil, classements, progrès ; clés d’accès ; partir pour de bon.
people-somebody = Quelqu’un
people-since = Ici depuis le { $since }
people-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
people-streak = Gagnées d’affilée : { $now } en ce moment, { $best } au mieux
people-ratings = Cotes
people-no-ratings = Encore aucune partie classée. Cochez « Classée » en ouvrant une table : une seule contre un bot vous donne une cote.
people-game-seats = { $game }, { $seats } places
people-ladder = Classement
people-ladders = Classements
people-ladder-lead = Qui a joué { $least } parties classées et a un profil public, d’après la cote qu’il a presque sûrement.
people-ladder-empty = Encore personne. La première marche est libre.
people-ladder-bots = Les bots, tels que mesurés dans l’arène
people-ladder-join = Comment les autres vous voient, et si vous êtes au classement
people-results = Résultats
people-latest = Dernières parties
people-all-matches = Vos parties
people-no-matches = Aucune partie n’est encore terminée.
people-column = { $column ->
    [game] Jeu
    [rivals] Contre
    [played] Jouées
    [won] Gagnées
    [share] Part
    [left] Abandonnées
    [match] Partie
    [kind] Sorte de décision
    [decisions] Décisions
    [faults] Erreurs
    [opening] Première décision
   *[each] Perdu chaque fois
}
people-rivals = { $rivals ->
    [people] Des personnes
   *[mixed] Divers
}
people-against = contre
people-left = Abandonnée
people-rival-left = { $player } (a abandonné)
people-no-result = Sans résultat
people-rank = Place { $rank } sur { $seats }
people-score = Points : { $score }
people-more = En montrer plus
people-won = gagnée
people-not-won = non gagnée
people-seen = Ce que les autres voient
people-public = Les autres peuvent voir mon profil : nom, portrait, cotes, résultats et dernières parties
people-your-address = Votre profil, tel que les autres le voient
people-face = Choisissez votre portrait
people-face-part = { $part ->
    [ground] Fond
    [colour] Couleur
    [figure] Dessin
   *[extra] Ajout
}
people-face-choice = { $part ->
    [ground] Fond
    [colour] Couleur
    [figure] Dessin
   *[extra] Ajout
} { $number }
people-kept = C’est noté.
people-settings = Réglages, appareils et clés d’accès
people-house = La page de l’hôte
people-play = Comment vous jouez
people-play-lead = D’après les bilans de vos parties. Personne d’autre ne voit cela.
people-no-reviews = Aucune de vos parties n’a encore son bilan. Ouvrez-en une et choisissez « Bilan » : elle comptera ici.
people-summary = { $count ->
    [one] Dans { $count } partie avec bilan, une décision a cédé en moyenne { $lost } de la victoire, et le hasard vous a donné { $luck }.
   *[other] Dans { $count } parties avec bilan, une décision a cédé en moyenne { $lost } de la victoire, et le hasard vous a donné { $luck } par partie.
}
people-lost = Chance de gagner cédée par une décision, partie par partie
people-lost-column = Cédée
people-luck = Chance reçue, partie par partie
people-luck-column = Chance
people-as-table = En tableau
people-kinds = Où sont vos erreurs
people-openings = Comment vous commencez
people-began = En décidant en premier : { $firstWon } gagnées sur { $first }. En décidant après : { $laterWon } gagnées sur { $later }.
people-kind = { $kind ->
    [marabunta-split] Partager les dés
    [marabunta-take] Prendre un groupe
    [marabunta-apply] Choisir quoi utiliser
    [marabunta-ignore] Ignorer quelque chose
    [marabunta-again] Réutiliser quelque chose
    [marabunta-write] Écrire un chiffre
    [marabunta-cross] Rayer un hexagone
    [marabunta-circle] Cocher un cercle
    [marabunta-crate] Cocher une caisse
    [marabunta-pick] Choisir un hexagone
    [marabunta-decline] Renoncer
    [minicity-play] Jouer une carte
    [minicity-go] Aller dans une chambre
    [minicity-unload] Décharger
    [minicity-stock] Remplir le petit compartiment
    [minicity-done] Finir le tour
    [marracash-auction] Mettre une boutique aux enchères
    [marracash-bid] Enchérir
    [marracash-pass] Passer
    [marracash-move] Déplacer un groupe
    [marracash-bring] Faire entrer des visiteurs
   *[other] { $word }
}
people-take = Emportez tout
people-take-lead = Tout ce qui est conservé à votre sujet, et le texte de chaque partie que vous avez finie.
people-take-data = Données (JSON)
people-take-records = Parties (zip)
people-passkeys-lead = Une clé d’accès garde votre nom sans code : votre téléphone, votre ordinateur ou votre clé de sécurité vous reconnaît, ici et sur vos autres appareils.
people-passkey-add = Ajouter une clé d’accès
people-passkey-sign-in = Entrer avec une clé d’accès
people-passkey-added = La clé d’accès est là. Elle vous ramènera désormais.
people-passkey-named = Clé d’accès de { $device }
people-passkey-unknown = Clé d’accès
people-passkey-used = Ajoutée { $added }, utilisée en dernier { $used }
people-passkey-new = Ajoutée { $added }, pas encore utilisée
people-passkey-remove = Retirer
people-passkey-remove-named = Retirer : { $passkey }
people-passkey-removed = La clé d’accès n’ouvre plus rien ici. Effacez-la aussi sur votre appareil.
people-passkey-none = Ce navigateur n’a pas de clés d’accès sur cette page : il faut HTTPS, ou « localhost » dans l’adresse, et un nom plutôt que des chiffres.
people-passkey-stopped = Rien ne s’est passé : votre appareil n’a pas été consulté, ou il a dit non.
people-passkey-there = Cet appareil a déjà une clé d’accès à vous.
people-delete-lead = Tout ce qui est à vous s’en va : nom, portrait, cotes, progrès, appareils et les parties jouées sans personne d’autre. Les parties avec d’autres restent, sans votre nom. Dans celles qui durent encore, un bot continue. Rien ne peut le rétablir.
people-delete = Effacez-moi
people-delete-sure = Tout effacer pour de bon ?
people-delete-yes = Oui, effacez-moi
people-delete-no = Non, je reste
people-passkeys = Clés d’accès
people-passkey-entered = Heureux de vous revoir. Vos parties sont là.
