### Che cosa c’è scritto nei disegni dei tabelloni. Le righe troppo lunghe vanno a capo.

## Marabunta

marabunta-drawing-territory = Marabunta, territorio: 84 esagoni in tre parti, 12 cupcake, 12 casse
marabunta-drawing-player-board = Marabunta, plancia giocatore: barra tutte le casse di un gruppo e ne sblocchi il potere

## Mini City

minicity-drawing-hill = Mini City, formicaio: { $chambers } magazzini, { $places } depositi per il cibo, cinque formiche
minicity-drawing-stream = ruscello
minicity-drawing-road = Percorso 1. Al centro ci sono due carte; metti la tua accanto, a una delle estremità. Una carta al ruscello libera il percorso.
minicity-drawing-second-road = Percorso 2, lo stesso, in tre o in quattro.
minicity-drawing-chamber = Un magazzino
minicity-drawing-number = il suo numero
minicity-drawing-zone = zona di scarico per una formica; qui parte la formica viola
minicity-drawing-tokens = depositi, un segnalino l’uno, tutti dello stesso cibo
minicity-drawing-marks = 2 formiche: pieno prima di una partita in due; 3 formiche: in tre
minicity-drawing-foods = Cibo
minicity-drawing-places = { $places ->
    [one] { $places } deposito
   *[other] { $places } depositi
}
minicity-drawing-ants = Formiche
minicity-drawing-start = parte da { $chamber }
minicity-drawing-friends = Amici, costo in amicizia ♥
minicity-drawing-friend = { $friend }{ $copies ->
    [1] {""}
   *[other] , due copie
}: { $effect }

## Marracash

marracash-drawing-town = Marracash, città: { $shops } negozi, { $fountains } fontane, di cui { $entrances } entrate
marracash-drawing-line = { $visitors } visitatori aspettano in fila lungo le mura; i nuovi arrivano da uno dei due capi
marracash-drawing-left = capo sinistro
marracash-drawing-right = capo destro
marracash-drawing-shops = Un negozio con un proprietario fa entrare da ogni porta i visitatori del suo colore che passano. Ci restano e pagano: il primo 100, il secondo 200 e così via; dal quinto in poi 500.
marracash-drawing-fountain = fontana: qui sta un gruppo di visitatori, che lungo una strada va alla prossima
marracash-drawing-entrance = entrata: anch’essa una fontana, dove arrivano i nuovi visitatori dalla fila
marracash-drawing-palm = palma: non si passa
picture-over = Finita: riguardala
picture-running = In corso: vieni a guardare
