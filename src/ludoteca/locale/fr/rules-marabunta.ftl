### Les règles de Marabunta, un texte pour chaque paragraphe de RULES.md et pour chaque précision.

rules-marabunta-lead = Pour deux joueurs, Rouge et Bleu. Deux colonies de fourmis se partagent la même prairie de pique-nique. À chaque tour, l’un répartit les dés en deux groupes et l’autre choisit en premier. Avec les dés, vous écrivez des chiffres sur la carte, gagnez des régions, mangez des cupcakes et ouvrez des caisses. Le plus de points l’emporte.

rules-marabunta-chapter-1 = Dans la boîte
rules-marabunta-1-1 = Il y a six régions et six dés, un par région : rose, bleu, orange, vert, gris et jaune.
rules-marabunta-1-2 = Chaque dé a les faces 0, 1, 2, 3, feuille et caisse.
rules-marabunta-1-3 = Le territoire a 84 hexagones, 14 par région. Douze hexagones portent un cupcake, deux par région, et douze autres une caisse, deux par région. Aucun ne porte les deux.
rules-marabunta-1-4 = Chaque région a une feuille de score avec dix cercles. Au début, deux sont rouges, deux sont bleus et six sont vierges.
rules-marabunta-1-5 = Le territoire a deux faces, avec les mêmes règles. Sur « picnic », la face de la première partie, chaque région est d’un seul tenant. Sur « crumbs », la région bleue est éparpillée en trois morceaux ou plus mais reste une seule région ; les cinq autres sont d’un seul tenant. Tout le territoire se tient, et les hexagones se touchent par-dessus les joints de ses parties (§1.6) comme à l’intérieur d’une partie.
rules-marabunta-1-6 = Le territoire est fait de trois parties de 28 hexagones, côte à côte.
rules-marabunta-1-7 = Chaque joueur a un plateau Pouvoirs avec deux fourmilières, des groupes de caisses qui débloquent chacun un pouvoir, une rangée de cases cupcake avec des points au-dessus (la première donne +0) et une piste de score qui va jusqu’à 25. Il y a deux faces, « worker » pour la première partie et « queen » ; les deux joueurs utilisent la même.
rules-marabunta-1-8 = Il y a huit tuiles (§7).

rules-marabunta-chapter-2 = Mise en place
rules-marabunta-2-1 = Choisissez une face du territoire et une face des plateaux Pouvoirs. Chacun prend une couleur, rouge ou bleu.
rules-marabunta-2-2 = Mettez de côté la tuile cupcake. Mélangez les sept autres et empilez-les face cachée par-dessus.
rules-marabunta-2-3 = Le sort désigne le premier joueur.

rules-marabunta-chapter-3 = Le tour
rules-marabunta-3-1 = Le premier joueur retourne la tuile du dessus et lance les six dés.
rules-marabunta-3-2 = Il répartit ensuite ces sept éléments, six dés et une tuile, en deux groupes. Chaque groupe a au moins un élément. Cela fait 63 partages possibles : certains dés vont avec la tuile, tous les autres forment le reste.
rules-marabunta-3-3 = L’autre joueur prend l’un des deux groupes et en utilise tous les éléments. Après quoi le premier joueur utilise l’autre groupe.
rules-marabunta-3-4 = Le tour est fini. L’autre joueur devient premier joueur et un nouveau tour commence.
rules-marabunta-3-5 = À partir du tour 8, il ne reste que la tuile cupcake : elle est donc la tuile de chacun de ces tours.

rules-marabunta-chapter-4 = Utiliser les éléments
rules-marabunta-4-1 = Vous utilisez les éléments de votre groupe un par un, dans l’ordre de votre choix. Finissez-en un avant de commencer le suivant.
rules-marabunta-4-2 = Vous pouvez ignorer n’importe quel élément, que vous puissiez l’utiliser ou non. La tuile cupcake fait exception (§7.8).
rules-marabunta-4-3 = Une tuile utilisée ou ignorée est retirée. La tuile cupcake revient toujours.

rules-marabunta-chapter-5 = Les dés
rules-marabunta-5-1 = Feuille : cochez à votre couleur un cercle vierge sur la feuille de la région du dé.
rules-marabunta-5-2 = Caisse : cochez une caisse de votre plateau Pouvoirs, dans le groupe de votre choix (§9).
rules-marabunta-5-3 = 1, 2 ou 3 : écrivez le chiffre dans un hexagone libre de la région du dé (§6).
rules-marabunta-5-4 = 0 : écrivez-le dans un hexagone libre de n’importe quelle région, quelle que soit la couleur du dé (§6).

rules-marabunta-chapter-6 = Écrire
rules-marabunta-6-1 = Un hexagone est libre tant qu’il n’a pas de chiffre et n’est pas rayé. Un chiffre écrit reste tel quel jusqu’à la fin.
rules-marabunta-6-2 = Adjacence : l’hexagone où vous écrivez doit en toucher un qui porte un chiffre de votre couleur. Un 0 est un chiffre. Le chiffre voisin peut être dans une autre région, égal au vôtre ou différent.
rules-marabunta-6-3 = Pour écrire loin de vos chiffres, cochez une de vos fourmilières. Le chiffre va alors dans n’importe quel hexagone libre de la région du dé ; un 0, ou un chiffre venu d’une tuile ou d’un pouvoir, dans n’importe quel hexagone libre de la carte. Vous n’êtes jamais obligé d’utiliser une fourmilière.
rules-marabunta-6-4 = Certaines tuiles et certains pouvoirs apportent leur propre fourmilière : ils ne vous en coûtent aucune.

rules-marabunta-chapter-7 = Les tuiles
rules-marabunta-7-1 = Deux caisses : cochez deux caisses de votre plateau Pouvoirs, l’une après l’autre.
rules-marabunta-7-2 = Deux feuilles : cochez un cercle vierge sur chacune de deux feuilles différentes.
rules-marabunta-7-3 = Un 1 : écrivez un 1 dans n’importe quelle région, selon §6.
rules-marabunta-7-4 = Deux 0 : écrivez un 0 dans n’importe quelle région selon §6, et un autre 0 dans un hexagone qui le touche. Une fourmilière ne permet pas de placer le second ailleurs. Vous écrivez les deux ou aucun.
rules-marabunta-7-5 = Un 0 n’importe où : écrivez un 0 dans n’importe quel hexagone libre. Il ne faut ni chiffre voisin ni fourmilière.
rules-marabunta-7-6 = Rayer : rayez deux hexagones libres qui se touchent, n’importe où sur la carte.
rules-marabunta-7-7 = Encore : utilisez une deuxième fois un dé de votre groupe.
rules-marabunta-7-8 = Cupcake : rayez un hexagone cupcake libre. Vous ne cochez pas de case cupcake pour cela. Cette tuile est obligatoire, sauf si les douze hexagones cupcake sont remplis ou rayés.
rules-marabunta-7-9 = Un hexagone rayé n’est à personne. Nul ne peut y écrire, il n’aide personne à écrire à côté (§6.2), et son cupcake ou sa caisse est perdu.

rules-marabunta-chapter-8 = Effets des hexagones
rules-marabunta-8-1 = Si vous écrivez dans un hexagone cupcake, cochez la prochaine case cupcake de votre rangée, depuis la gauche, et marquez aussitôt les points inscrits au-dessus.
rules-marabunta-8-2 = Si vous écrivez dans un hexagone caisse, cochez une caisse de votre choix sur votre plateau Pouvoirs. Vous pouvez entamer plusieurs groupes : ceux que vous ne terminez pas ne coûtent rien à la fin.

rules-marabunta-chapter-9 = Les pouvoirs
rules-marabunta-intro-9 = Quand vous cochez la dernière caisse d’un groupe, vous débloquez son pouvoir. Vous devez l’utiliser tout de suite, avant de continuer.
rules-marabunta-9-1 = Un 1 : écrivez un 1 dans n’importe quelle région, selon §6.
rules-marabunta-9-2 = Un 2 : écrivez un 2 dans n’importe quelle région, selon §6.
rules-marabunta-9-3 = Un 0 n’importe où : écrivez un 0 dans n’importe quel hexagone libre ; le pouvoir apporte sa fourmilière.
rules-marabunta-9-4 = Un 3 n’importe où : écrivez un 3 dans n’importe quel hexagone libre ; le pouvoir apporte sa fourmilière.
rules-marabunta-9-5 = Deux cupcakes : cochez vos deux prochaines cases cupcake et marquez les points de chacune.
rules-marabunta-9-6 = Deux points : marquez 2 points.
rules-marabunta-9-7 = Trois points : marquez 3 points.
rules-marabunta-9-8 = Trois 1 : écrivez un 1 selon §6, un deuxième 1 dans un hexagone qui touche le premier et un troisième 1 dans un hexagone qui touche les deux. Vous écrivez les trois.
rules-marabunta-9-9 = Rayer : rayez deux hexagones libres qui se touchent, n’importe où sur la carte.
rules-marabunta-9-10 = Deux feuilles : cochez un cercle vierge sur chacune de deux feuilles différentes.

rules-marabunta-chapter-10 = La fin
rules-marabunta-10-1 = La fin est déclenchée dès que l’une de ces conditions est remplie : (a) tous les hexagones d’une région sont remplis ou rayés ; (b) le dernier cercle d’une feuille est coché ; (c) les douze hexagones cupcake sont remplis ou rayés.
rules-marabunta-10-2 = Le tour où cela arrive est joué jusqu’au bout, et c’est le dernier.

rules-marabunta-chapter-11 = Le décompte
rules-marabunta-11-1 = Les points des cupcakes et des pouvoirs sont déjà sur la piste.
rules-marabunta-11-2 = Dans chaque région, additionnez les chiffres rouges et les chiffres bleus. La plus grande somme remporte la région, et son joueur marque un point par cercle de sa couleur sur la feuille (de 2 à 8 points). Si les sommes sont égales, même 0 à 0, personne n’y marque.
rules-marabunta-11-3 = Le plus de points l’emporte. À égalité, c’est qui a coché le plus de cases cupcake ; si l’égalité persiste, qui a déclenché la fin.
rules-marabunta-11-4 = Une piste pleine recommence à 1, et le score vaut 25 plus ce qu’elle montre. Le score n’a pas de limite.

## Précisions

rules-marabunta-q1 = Une région est-elle pleine si certains de ses hexagones sont rayés ?
rules-marabunta-a1 = Oui. Un hexagone rayé compte comme un hexagone écrit (§10.1).
rules-marabunta-q2 = Deux hexagones rayés ensemble doivent-ils être dans la même région ?
rules-marabunta-a2 = Non (§7.6, §9.9). Les chiffres de §7.4 et §9.8 peuvent eux aussi être dans des régions quelconques, même différentes.
rules-marabunta-q3 = Faut-il utiliser un pouvoir ?
rules-marabunta-a3 = Oui, si c’est possible. Un pouvoir qu’on ne peut pas utiliser est perdu. Comme une fourmilière n’est jamais obligatoire, vous pouvez renoncer si toute utilisation en coûterait une. S’il y en a une sans fourmilière, vous devez utiliser le pouvoir, et vous pouvez tout de même choisir un hexagone qui en coûte une. C’est la situation au moment où le pouvoir arrive qui compte. On ne renonce qu’aux pouvoirs : un dé ou une tuile entamés sont utilisés.
rules-marabunta-q4 = Dans quel ordre écrit-on plusieurs chiffres ?
rules-marabunta-a4 = Les hexagones de §7.4 et §9.8 sont choisis comme un tout. L’un d’eux doit toucher un de vos chiffres, sinon l’ensemble coûte une fourmilière. On écrit d’abord tous les chiffres, puis on vérifie la fin (§10.1), puis viennent les cupcakes et les caisses des hexagones.
rules-marabunta-q5 = Quel dé peut être utilisé encore une fois ?
rules-marabunta-a5 = N’importe quel dé de votre groupe (§7.7), déjà utilisé, ignoré ou encore à venir. Un dé qui ne pourrait rien faire ne peut pas être choisi ; s’il n’y en a pas d’autre, la tuile ne peut qu’être ignorée.
rules-marabunta-q6 = Et si seule une partie d’un effet est possible ?
rules-marabunta-a6 = Les marques indépendantes (§7.1, §7.2, §9.5, §9.10) se font autant que possible. Les groupes d’hexagones (§7.4, §7.6, §9.8, §9.9), c’est tout ou rien. On ne s’arrête pas à mi-chemin, et le cupcake ou la caisse d’un hexagone où vous avez écrit est obligatoire.
rules-marabunta-q7 = Et un élément qui ne peut rien faire ?
rules-marabunta-a7 = Il ne peut qu’être ignoré. Quand toutes vos caisses sont cochées, une caisse ne fait rien. Quand toutes vos cases cupcake sont cochées, un hexagone cupcake est rempli mais ne fait rien sur votre plateau Pouvoirs.
rules-marabunta-q8 = Qui déclenche la fin ?
rules-marabunta-a8 = Le joueur qui utilise ses éléments au moment de la marque qui remplit la première une condition de §10.1. Une marque peut en remplir deux. C’est toujours un seul joueur, si bien que §11.3 trouve toujours qui gagne.
rules-marabunta-q9 = Choisit-on de cocher une fourmilière ?
rules-marabunta-a9 = Non, c’est l’endroit qui décide. Une fourmilière est cochée quand rien de ce que vous écrivez ne touche un de vos chiffres, et alors seulement (§6.2, §6.3).
rules-marabunta-q10 = Dans quel ordre se font les effets emboîtés ?
rules-marabunta-a10 = Le dernier commencé est le premier fini. Le pouvoir d’une première caisse, avec tout ce qu’il provoque, s’achève avant le choix de la deuxième.
rules-marabunta-q11 = Peut-on garder la tuile cupcake pour la fin ?
rules-marabunta-a11 = Oui, l’ordre est libre (§4.1). Si vous remplissez vous-même le dernier hexagone cupcake avant, la tuile n’a plus rien à faire.
rules-marabunta-q12 = Le chiffre voisin doit-il être différent de celui qu’on écrit ?
rules-marabunta-a12 = Non. Il peut être égal ou différent (§6.2).
rules-marabunta-q13 = À égalité, les cases cochées par le pouvoir des deux cupcakes comptent-elles ?
rules-marabunta-a13 = Oui. Peu importe comment une case cupcake a été cochée (§9.5, §11.3).
