### Ce que seul le plateau de Marracash dit dans le navigateur.

marracash-title = Marracash
marracash-pitch = Une ville fortifiée, le soir. Achetez des boutiques aux enchères, puis faites passer la foule devant les vôtres.
web-marracash-gathered = Des visiteurs attendent à la fontaine { $fountain } : { $groups }.
web-marracash-queued = { $count } visiteurs rejoignent la file : { $groups }.

## La ville

web-marracash-town = Ville. Les flèches mènent d’une fontaine ou d’une boutique à l’autre.
web-marracash-fountain = Fontaine { $fountain } : { $group }.
web-marracash-fountain-empty = Fontaine { $fountain } : personne.
web-marracash-entrance = Fontaine { $fountain }, une entrée : { $group }.
web-marracash-entrance-empty = Fontaine { $fountain }, une entrée : personne.
web-marracash-choose-group = Choisissez ce groupe.
web-marracash-chosen = Choisi. Choisissez maintenant où il va.
web-marracash-shop-free = { $shop }, sans propriétaire. Le premier client paie { $pays }.
web-marracash-shop-owned = { $shop }, propriétaire : { $seat }, { $customers ->
    [0] pas encore de client
    [one] un client
   *[other] { $customers } clients
}. Le prochain paie { $pays }.
web-marracash-zoom-in = Agrandir la ville
web-marracash-zoom-out = Montrer toute la ville

## Déroulement de la partie

web-marracash-round = Manche { $round }
web-marracash-last-round = Dernière manche, { $seat } la termine
web-marracash-how-target = Choisissez maintenant une fontaine éclairée.
web-marracash-souvenirs = Choisissez un souvenir
web-marracash-face-up = Souvenirs visibles : { $cards }.
web-marracash-deck = Dans la pioche : { $count }.
web-marracash-list-move = Déplacer un groupe
web-marracash-list-auction = Mettre une boutique aux enchères

## La file le long du mur

web-marracash-line = File le long du mur : { $count ->
    [one] un visiteur
   *[other] { $count } visiteurs
}
web-marracash-line-empty = La file le long du mur est vide.
web-marracash-left = De gauche
web-marracash-right = De droite
web-marracash-which-entrance = Quelle entrée
web-marracash-to = Fontaine { $fountain }

## Enchères

web-marracash-auction = Enchères
web-marracash-auction-by = { $seat } mène les enchères
web-marracash-pulls = { $count ->
    [one] Un visiteur entre aussitôt
   *[other] { $count } visiteurs entrent aussitôt
}
web-marracash-no-bid = pas encore d’offre
web-marracash-out = hors jeu
web-marracash-leads = en tête
web-marracash-bids-now = à son tour
web-marracash-exact = Votre offre
web-marracash-less = Offrir moins
web-marracash-more = Offrir plus
web-marracash-bonus = Si quelqu’un d’autre achète, { $seat } reçoit { $bonus } de la banque, et même { $high } au-dessus de { $price }.
web-marracash-share = { $seat } reçoit { $bonus }, au-delà de { $price } : { $high }
web-marracash-doubt-bid = { $dear ->
    [yes] C’est plus que ce que la boutique rapportera sans doute, et il vous resterait { $left }.
   *[no] Il ne vous resterait que { $left }.
} Offrir { $amount } ?
web-marracash-dock = Mettre à côté de la ville
web-marracash-undock = Laisser flotter

## Places

web-marracash-dirham = dirhams
web-marracash-signs = { $count ->
    [0] Plus aucune enseigne
    [one] { $count } enseigne restante
   *[other] { $count } enseignes restantes
}
web-marracash-no-shops = Pas encore de boutique
web-marracash-history = Recettes et dépenses

## D’où vient l’argent

web-marracash-result-start = Au début
web-marracash-result-customers = Des clients
web-marracash-result-souvenirs = Pour les souvenirs
web-marracash-result-got = Parts reçues
web-marracash-result-given = Parts données
web-marracash-result-auctions = Enchères tenues
web-marracash-result-bought = Boutiques achetées
web-marracash-result-total = En tout
web-marracash-result-shops = Boutiques

## Le plateau en mots

web-marracash-text-auction = Aux enchères : { $shop }. Pas encore d’offre. En lice : { $seats }.
web-marracash-text-bid = Aux enchères : { $shop }. { $seat } offre { $bid }. En lice : { $seats }.
web-marracash-text-seat = { $seat }. Dirhams : { $money }. Enseignes restantes : { $signs }.
web-marracash-text-free = Boutiques sans propriétaire : { $shops }.
web-marracash-text-line = File le long du mur, { $count } de gauche à droite : { $line }.
web-marracash-text-ways = De la fontaine { $fountain }, une rue mène à : { $next }.
web-marracash-text-past = { $shop } : on passe devant en allant { $ways }.
web-marracash-text-customers = { $count ->
    [0] Aucun client pour elle n’attend au début de ces rues.
   *[other] Des clients l’attendent : { $groups }.
}
web-marracash-text-waiting = { $count } à la fontaine { $fountain }
web-marracash-name-fountain = fontaine { $fountain }
web-marracash-name-entrance = entrée { $fountain }

## Personnages : comment ils sont

marracash-character = { $name ->
    [zafira] Zafira ne passe pas devant une porte sans l’acheter : elle veut plus de boutiques que tous.
    [bakir] Bakir garde sa bourse fermée : peu de boutiques, et jamais un dirham de trop pour une.
    [tarik] Tarik veut rentrer avant la nuit : il fait entrer les visiteurs quatre par quatre.
   *[other] { $name }
}
