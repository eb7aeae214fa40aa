### Ce qui est écrit dans les dessins des plateaux. Les lignes trop longues sont coupées.

## Marabunta

marabunta-drawing-territory = Marabunta, territoire : 84 hexagones en trois parties, 12 cupcakes, 12 caisses
marabunta-drawing-player-board = Marabunta, plateau Pouvoirs : cochez toutes les caisses d’un groupe pour débloquer son pouvoir

## Mini City

minicity-drawing-hill = Mini City, fourmilière : { $chambers } chambres, { $places } emplacements pour la nourriture, cinq fourmis
minicity-drawing-stream = ruisseau
minicity-drawing-road = Chemin 1. Deux cartes sont au milieu ; posez la vôtre à côté, à l’un des deux bouts. Une carte au ruisseau vide le chemin.
minicity-drawing-second-road = Chemin 2, de même, à trois ou à quatre.
minicity-drawing-chamber = Une chambre
minicity-drawing-number = son numéro
minicity-drawing-zone = zone de déchargement pour une fourmi ; ici part la violette
minicity-drawing-tokens = emplacements, un jeton chacun, tous de la même nourriture
minicity-drawing-marks = 2 fourmis : rempli avant une partie à deux ; 3 fourmis : à trois
minicity-drawing-foods = Nourriture
minicity-drawing-places = { $places ->
    [one] { $places } emplacement
   *[other] { $places } emplacements
}
minicity-drawing-ants = Fourmis
minicity-drawing-start = part de { $chamber }
minicity-drawing-friends = Amis, prix en amitié ♥
minicity-drawing-friend = { $friend }{ $copies ->
    [1] {""}
   *[other] , deux fois
} : { $effect }

## Marracash

marracash-drawing-town = Marracash, ville : { $shops } boutiques, { $fountains } fontaines, dont { $entrances } entrées
marracash-drawing-line = { $visitors } visiteurs attendent en file ; les nouveaux viennent d’un des deux bouts
marracash-drawing-left = bout gauche
marracash-drawing-right = bout droit
marracash-drawing-shops = Une boutique qui a un propriétaire fait entrer par toutes ses portes les visiteurs de sa couleur qui passent. Ils y restent et paient : le premier 100, le deuxième 200, et ainsi de suite ; dès le cinquième 500.
marracash-drawing-fountain = fontaine : un groupe de visiteurs s’y tient et suit une rue jusqu’à la suivante
marracash-drawing-entrance = entrée : une fontaine aussi, où arrivent les nouveaux visiteurs de la file
marracash-drawing-palm = palmier : pas de passage
picture-over = Finie : revoyez-la
picture-running = En cours : venez regarder
