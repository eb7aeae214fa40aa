### Marracash à l’écran du terminal.

marracash-terminal-round = Manche { $number }
# $seat : un nom
marracash-terminal-last = Dernière manche : { $seat } la termine.
marracash-terminal-money = Argent
marracash-terminal-shops = Boutiques
# Devant les visiteurs de la file ; $count : leur nombre
marracash-terminal-line = { $count ->
    [0] La file le long du mur est vide.
   *[other] File ({ $count }) :
}
# De la file
marracash-terminal-end = { $end ->
    [left] gauche
   *[right] droite
}
# Sous la ville : ce que veut dire un signe
marracash-terminal-legend = { $sign ->
    [fountain] fontaine
    [entrance] entrée
    [palm] palmier
    [owner] propriétaire et clients
    [pays] du prochain client
    [enters] entrent à la vente
    [auction] aux enchères
   *[lit] au choix
}
marracash-terminal-auction = { $shop } aux enchères, encore sans offre.
marracash-terminal-bid = { $shop } aux enchères : { $seat } offre { $bid }.
marracash-terminal-in = En lice : { $seats }
marracash-terminal-souvenirs = Souvenirs :
marracash-terminal-deck = (pioche : { $count })
# Au-dessus des déplacements qui rapportent
marracash-terminal-column = { $column ->
    [move] Trajet
    [enter] Entrée
    [owner] Qui
    [earns] gagne
   *[share] pour vous
}

## Le résultat

marracash-terminal-visited = Boutique : clients → ce qu’ils ont payé
marracash-terminal-start = Au début
marracash-terminal-customers = Des clients
# $souvenirs : yes s’ils sont en jeu
marracash-terminal-rest = { $souvenirs ->
    [yes] Enchères, parts, souvenirs
   *[no] Enchères et parts
}

## Comment taper un choix

# $move : « 8 9 », $shop : « Y1 »
marracash-terminal-hint-act = Pour déplacer un groupe, tapez d’où il part et où il va, comme « { $move } ». Pour mettre aux enchères une boutique marquée *, tapez son nom, comme « { $shop } ». « list » dit ce que rapporte chaque choix.
marracash-terminal-hint-move = Tapez d’où part le groupe et où il va, comme « { $move } ». « list » dit ce que rapporte chaque choix.
marracash-terminal-hint-auction = Tapez le nom d’une boutique marquée *, comme « { $shop } ». « list » dit ce que rapporte chaque choix.
marracash-terminal-hint-open = Tapez une somme par pas de 25, comme « { $amount } ».
marracash-terminal-hint-bid = Tapez une somme par pas de 25, comme « { $amount } », ou « pass ».
# Le mot après le nombre peut aussi être tapé en anglais, ou réduit à son initiale.
marracash-terminal-hint-bring = Tapez l’entrée, le nombre de visiteurs et le bout de la file d’où ils viennent, comme « { $entrance } 3 gauche ».
