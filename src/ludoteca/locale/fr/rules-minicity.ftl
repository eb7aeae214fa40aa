### Les règles de Mini City, un texte pour chaque paragraphe de RULES.md et pour chaque précision.

rules-minicity-lead = De deux à quatre joueurs : Cercle, Carré, Triangle et Losange. Cinq fourmis portent la nourriture dans une fourmilière. Tout le monde joue des cartes pour déplacer les mêmes fourmis, et tout le monde décharge là où elles s’arrêtent. Qui n’a plus de nourriture en premier gagne.

rules-minicity-chapter-1 = Dans la boîte
rules-minicity-1-1 = La fourmilière a 49 chambres reliées par des tunnels ; il en part de 2 à 4 de chaque chambre. Une chambre a une couleur de nourriture, de 1 à 4 emplacements pour les jetons, et une zone de déchargement pour une fourmi.
rules-minicity-1-2 = Il y a 100 emplacements, autant que de jetons : 28 jaunes, 24 orange, 20 bleus, 16 verts et 12 roses. Chaque couleur a des chambres de 1, 2, 3 et 4 emplacements. De chaque chambre on peut atteindre toutes les autres, et les tunnels ne se croisent pas.
rules-minicity-1-3 = Il y a cinq fourmis : jaune, bleue, rouge, grise et violette. La couleur d’une fourmi n’a rien à voir avec celle de la nourriture. Cinq chambres sont marquées comme départ d’une fourmi.
rules-minicity-1-4 = Il y a 95 cartes de déplacement, 19 par fourmi.
rules-minicity-1-5 = Deux chemins passent hors de la fourmilière. Sur notre plateau, chacun a 12 cases ; deux d’entre elles sont le milieu, et les deux bouts touchent le ruisseau.
rules-minicity-1-6 = Il y a 100 jetons de nourriture : 28 jaunes, 24 orange, 20 bleus, 16 verts et 12 roses. Chaque joueur a une boîte avec un petit compartiment et une réserve, et une piste de points d’amitié.
rules-minicity-1-7 = 14 emplacements sont marqués de deux fourmis : 4 jaunes, 4 orange, 2 bleus, 2 verts et 2 roses. Sept autres sont marqués de trois fourmis : 1 jaune, 3 orange, 2 bleus et 1 vert.
rules-minicity-1-8 = Il y a 12 cartes d’amis de 10 sortes, deux sortes y sont donc en double. Chacune coûte au moins 1. Sur notre plateau : mille-pattes 8 (deux fois), coccinelle 5, libellule 8, bourdon 6 (deux fois), phasme 9, scarabée rhinocéros 2, chenille orange 3, chenille exotique 8, sauterelle 8, escargot 4.

rules-minicity-chapter-2 = Mise en place
rules-minicity-2-1 = Les fourmis sont sur leurs zones de départ.
rules-minicity-2-2 = À deux, on remplit avant la partie les 14 emplacements marqués de deux fourmis, à trois les sept marqués de trois fourmis, à quatre aucun.
rules-minicity-2-3 = Les autres jetons sont distribués également. Chacun reçoit, dans l’ordre jaune, orange, bleu, vert, rose : 12 10 9 7 5 à deux, 9 7 6 5 4 à trois, 7 6 5 4 3 à quatre.
rules-minicity-2-4 = Mélangez les cartes et donnez-en quatre à chacun ; personne ne les montre. À deux on n’utilise qu’un chemin, sinon les deux. Retournez une carte sur chacune des deux cases du milieu de chaque chemin utilisé.
rules-minicity-2-5 = Vos jetons sont dans votre réserve. Choisissez-en sept pour votre petit compartiment. Les boîtes sont visibles de tous.
rules-minicity-2-6 = Le sort désigne qui commence. Ensuite on joue dans le sens horaire.
rules-minicity-2-7 = Si vous voulez, à deux : qui a été tiré au sort offre de 0 à 4 jetons à qui viendra en second, et l’autre joueur décide qui des deux commence. Qui ne commence pas met autant de jetons qu’il en a été offert, de son propre petit compartiment, dans des emplacements libres de leur couleur, dans les chambres de son choix. Puis le premier tour commence.

rules-minicity-chapter-3 = Le tour
rules-minicity-3-1 = Jouez une carte, déplacez une fourmi, déchargez. Vous pouvez le faire jusqu’à trois fois, en terminant toujours avec une carte avant de jouer la suivante. À la fin du tour, remplissez votre petit compartiment et votre main.
rules-minicity-3-2 = À la première manche, le nombre de cartes dépend de l’ordre. À deux : jusqu’à 2, puis jusqu’à 3. À trois : 1, puis jusqu’à 2, puis jusqu’à 3. À quatre : 1, puis jusqu’à 2, jusqu’à 3 et jusqu’à 4. À deux, cela ne compense pas tout à fait l’ordre : qui commence garde un avantage, moindre avec les amis. Avec l’offre (§2.7), les joueurs le compensent eux-mêmes.
rules-minicity-3-3 = Vous devez jouer une carte ; les autres sont facultatives.

rules-minicity-chapter-4 = Jouer une carte
rules-minicity-4-1 = Posez une carte de votre main sur un chemin, à côté des cartes déjà là, à l’un des deux bouts. Il n’y a jamais de trou.
rules-minicity-4-2 = Si sa case touche le ruisseau, déplacez et déchargez d’abord. Puis toutes les cartes de ce chemin sont défaussées et deux nouvelles sont retournées sur ses cases du milieu. L’autre chemin reste comme il est, et votre tour continue.

rules-minicity-chapter-5 = Se déplacer
rules-minicity-5-1 = La carte déplace la fourmi de sa couleur. La portée est le nombre de cartes de cette couleur qui se suivent sans interruption, jusqu’à la carte que vous venez de jouer, comprise.
rules-minicity-5-2 = La fourmi suit les tunnels, d’une chambre au moins et de sa portée au plus. Elle doit s’arrêter sur une zone de déchargement libre, autre que celle qu’elle a quittée.

rules-minicity-chapter-6 = Décharger
rules-minicity-6-1 = Après le déplacement, vous pouvez mettre des jetons de la couleur de la chambre, pris dans votre petit compartiment, sur ses emplacements libres : aucun, quelques-uns, ou autant qu’il y a de place.
rules-minicity-6-2 = On ne décharge rien de la réserve, ni dans les chambres quittées ou traversées. Pendant le tour, aucun jeton ne passe de la réserve au petit compartiment ou l’inverse, sauf avec l’aide du bourdon et de la sauterelle (§9).

rules-minicity-chapter-7 = Fin du tour
rules-minicity-7-1 = Complétez d’abord votre petit compartiment à sept jetons avec votre réserve. Vous choisissez lesquels, mais vous devez le remplir tant que la réserve suffit. Puis piochez jusqu’à avoir quatre cartes.

rules-minicity-chapter-8 = La fin
rules-minicity-8-1 = Dès que vous avez déchargé votre dernier jeton, vous gagnez.

rules-minicity-chapter-9 = Les amis, si vous voulez
rules-minicity-9-1 = Tout le monde commence avec 0 point d’amitié. Les cartes d’amis sont face visible pour tous.
rules-minicity-9-2 = Quand vous avez déplacé une fourmi dans une chambre qui a un emplacement libre et que vous n’y déchargez rien, faute de pouvoir ou de vouloir, vous gagnez des points : jaune 4, orange 5, bleu 6, vert 7, rose 8.
rules-minicity-9-3 = Une fois pendant votre tour, vous pouvez acheter une carte d’ami et payer son coût en points. Elle agit tout de suite.
rules-minicity-9-4 = Cinq amis aident une fois à chacun de vos tours. Mille-pattes : une fourmi va une chambre plus loin que sa portée. Coccinelle : répartissez les jetons d’une chambre dans d’autres chambres de sa couleur. Libellule : deux fourmis échangent leurs places. Bourdon : échangez un jeton du petit compartiment avec un de la réserve. Phasme : jouez une carte comme celle d’une autre fourmi ; après le déplacement, elle vaut ce qu’elle montre.
rules-minicity-9-5 = Cinq amis restent avec vous. Scarabée rhinocéros : 1 point à chacun de vos tours. Chenille orange : huit jetons dans le petit compartiment. Chenille exotique : dix. Sauterelle : vous pouvez remplir le petit compartiment juste après avoir déchargé. Escargot : cinq cartes en main.

## Précisions

rules-minicity-q1 = Une fourmi peut-elle passer là où s’en trouve une autre ? Et si elle ne peut s’arrêter nulle part ?
rules-minicity-a1 = Elle peut passer mais pas s’arrêter (§5.2). Sans zone à sa portée elle reste sur place : on ne décharge rien et on ne gagne pas de points. La carte peut être jouée quand même, et au ruisseau le chemin est vidé. Les amis aident et n’obligent jamais : si seul un mille-pattes mènerait la fourmi à une zone libre, vous choisissez si elle y va ou reste.
rules-minicity-q2 = Et si la pioche est vide ?
rules-minicity-a2 = Quand il faut une carte et qu’il n’y en a plus, la défausse est mélangée et devient la pioche. Un chemin vidé au ruisseau en fait partie.
rules-minicity-q3 = Quelle longueur peuvent avoir les chemins d’un plateau à soi ?
rules-minicity-a3 = Les deux ont le même nombre pair de cases, de 4 à 30.
rules-minicity-q4 = Comment se classent les autres ?
rules-minicity-a4 = Moins il reste de jetons, mieux c’est. À égalité on partage la place.
rules-minicity-q5 = Dans quel ordre met-on en place ?
rules-minicity-a5 = Les mains, puis les cartes des chemins, puis les petits compartiments, une place après l’autre. Qui commence n’est tiré au sort qu’ensuite.
rules-minicity-q6 = Qu’est-ce qui est secret ?
rules-minicity-a6 = Seulement les mains. Boîtes, chemins, défausse, points, amis et nombre de cartes de la pioche sont visibles de tous.
rules-minicity-q7 = Quand peut-on acheter et utiliser des amis ?
rules-minicity-a7 = Avant la première carte, entre deux cartes achevées, et après la dernière jusqu’au remplissage. Le mille-pattes et le phasme accompagnent une carte jouée, la sauterelle suit un déchargement.
rules-minicity-q8 = Que veut dire exactement « une fois pendant votre tour » ?
rules-minicity-a8 = Chaque exemplaire d’un ami agit une fois à chaque tour de son propriétaire. Un mille-pattes sert exactement quand la chambre choisie est au-delà de la portée, et deux peuvent s’unir pour un déplacement. Ce qui ne changerait rien n’est pas proposé, comme échanger deux jetons d’une même couleur. Un second escargot ne change rien : la main reste de 5.
rules-minicity-q9 = Comment agit la sauterelle ?
rules-minicity-a9 = Juste après avoir déchargé au moins un jeton, vous pouvez prendre aucun, quelques-uns ou tous les jetons qui manquent. On ne décharge pas une seconde fois à cet arrêt. Au ruisseau, l’ordre est : décharger, voir si la partie est gagnée, sauterelle, vider le chemin, nouvelles cartes.
rules-minicity-q10 = À partir de quand agissent chenilles et escargot ?
rules-minicity-a10 = Ils relèvent une limite, que l’on complète comme toujours à la fin du tour, y compris celui de l’achat. Avec les deux chenilles, la plus grande compte.
rules-minicity-q11 = L’échange de la libellule est-il un déplacement ?
rules-minicity-a11 = Non. On ne décharge rien et on ne gagne pas de points.
rules-minicity-q12 = Que fait exactement la coccinelle ?
rules-minicity-a12 = Choisissez une chambre qui contient des jetons, peu importe qui les a mis. Déplacez-en ensuite un ou plusieurs, un par un, vers des emplacements libres d’autres chambres de cette couleur. Elle ne sert pas là où aucun jeton ne pourrait aller ailleurs.
rules-minicity-q13 = Quand le scarabée rhinocéros donne-t-il son point ?
rules-minicity-a13 = À l’achat, puis au début de chacun de vos tours suivants.
rules-minicity-q14 = De quelle couleur est une carte jouée avec le phasme ?
rules-minicity-a14 = Pour la portée, elle compte comme une carte de la fourmi annoncée. Ensuite elle vaut sur le chemin avec sa propre couleur.
rules-minicity-q15 = Y a-t-il un maximum de points ?
rules-minicity-a15 = Non.
rules-minicity-q16 = Une partie peut-elle durer indéfiniment ?
rules-minicity-a16 = Non. Une partie encore ouverte après 400 tours s’arrête, et le classement de Q4 décide. Entre humains, cela n’arrive jamais.
rules-minicity-q17 = Comment se déroule exactement l’offre de §2.7 ?
rules-minicity-a17 = Quand tout le reste est en place, on tire au sort une personne comme toujours, et elle dit un nombre de 0 à 4. Puis l’autre dit qui commence. Qui vient en second range exactement autant de ses propres jetons, un par un : chacun dans un emplacement libre d’une chambre de sa couleur, qu’une fourmi s’y trouve ou non, et plusieurs peuvent aller dans la même chambre. Rien ne se déplace et aucun point n’est gagné. Le petit compartiment est complété comme toujours, et à la première manche le nombre de cartes dépend de qui commence maintenant (§3.2).
