### Les règles de Marracash, un texte pour chaque paragraphe de RULES.md et pour chaque précision.

rules-marracash-lead = Pour trois ou quatre joueurs : Ali, Aida, Omar et Laila. Achetez des boutiques aux enchères dans la vieille ville, puis menez les groupes de visiteurs devant leurs portes. Qui a le plus d’argent gagne.

rules-marracash-chapter-1 = Dans la boîte
rules-marracash-1-1 = Une ville de 25 boutiques, cinq de chaque couleur : jaune, violet, vert, rouge et bleu ; 16 fontaines, dont trois sont des entrées ; deux palmiers qui barrent le passage.
rules-marracash-1-2 = 54 visiteurs : 14 jaunes et dix de chaque autre couleur. Six enseignes par joueur. 25 cartes souvenir, utilisées seulement avec l’option « souvenirs ». L’argent va de 25 en 25 ; chacun commence avec 1200 dirhams.
rules-marracash-1-3 = La ville fournie avec le jeu, « medina », a 13 colonnes et 9 rangées de cases. Les rues sont des cases nues, les fontaines et les entrées ont un numéro, et chaque boutique porte la lettre de sa couleur.
rules-marracash-1-4 = Un trajet part d’une fontaine dans l’une des quatre directions, suit la rue dans ses tournants et finit à la première fontaine rencontrée. La ville en a 23.
rules-marracash-1-5 = Une boutique a une porte partout où un de ses côtés longe une rue ou une fontaine : qui passe sur cette case touche la boutique. La case de départ ne compte pas, celle d’arrivée compte. Aucune case ne touche deux boutiques d’une même couleur.
rules-marracash-1-6 = Cartes souvenir, cinq par couleur, de 25 en 25 : rouge de 50 à 150, violet de 75 à 175, vert de 100 à 200, bleu de 125 à 225, jaune de 150 à 250.

rules-marracash-chapter-2 = Mise en place
rules-marracash-2-1 = Trois visiteurs de trois couleurs différentes vont à chaque entrée.
rules-marracash-2-2 = Les 45 autres forment une file hors des murs. Nulle part il n’y en a quatre d’une couleur à la suite. La file a deux bouts, gauche et droit.
rules-marracash-2-3 = Le premier joueur est tiré au sort ; on joue dans le sens horaire. Toute la mise en place revient au sort (Q12).

rules-marracash-chapter-3 = Première manche
rules-marracash-3-1 = À tour de rôle, chacun met une boutique aux enchères. Personne ne déplace encore.

rules-marracash-chapter-4 = Les enchères
rules-marracash-4-1 = Qui mène les enchères désigne une boutique sans propriétaire et ouvre à 100 au moins.
rules-marracash-4-2 = Dans le sens horaire, chacun surenchérit d’au moins 100 ou se retire de ces enchères. Le dernier en lice paie son offre à la banque et marque la boutique d’une enseigne.
rules-marracash-4-3 = Avec ce paiement, la banque verse à qui mène les enchères 100 si le prix était de 500 au plus, 200 s’il était plus élevé (Q1), et rien si c’est aussi l’acheteur.
rules-marracash-4-4 = Les visiteurs de la couleur de la boutique qui sont à une fontaine touchant la boutique entrent aussitôt et paient l’acheteur (§6.2). Personne n’en reçoit de part.

rules-marracash-chapter-5 = Le tour, dès la deuxième manche
rules-marracash-5-1 = Deux actions : deux déplacements, un déplacement puis des enchères, ou deux fois des enchères. Après des enchères on ne déplace plus (Q6).

rules-marracash-chapter-6 = Déplacer un groupe
rules-marracash-6-1 = Un groupe entier va de sa fontaine à la suivante le long d’un trajet, et rejoint qui s’y trouve.
rules-marracash-6-2 = Chaque visiteur entre dans la première boutique de sa couleur sur le chemin qui a un propriétaire, et n’en sort plus. Le premier client d’une boutique paie 100 à son propriétaire, le deuxième 200, le troisième 300, le quatrième 400, chaque suivant 500.
rules-marracash-6-3 = Pour chaque boutique d’autrui qui a reçu des visiteurs dans ce déplacement, qui déplace reçoit une part du propriétaire : 50 par client si la boutique a gagné jusqu’à 300 dans ce déplacement, 100 par client si elle a gagné plus (Q14).

rules-marracash-chapter-7 = Nouveaux visiteurs
rules-marracash-7-1 = À la fin du tour, le joueur remplit chaque entrée vide de deux, trois ou quatre visiteurs pris à un bout de la file (Q7).

rules-marracash-chapter-8 = La fin
rules-marracash-8-1 = Quand la file est vide, il reste une dernière manche. Elle finit avec le tour de qui a vidé la file (Q8).
rules-marracash-8-2 = Qui a le plus d’argent gagne ; les boutiques ne valent rien. À égalité on partage la victoire (Q9).

rules-marracash-chapter-9 = Les souvenirs, si vous voulez
rules-marracash-9-1 = Les cartes sont mélangées et deux sont face visible.
rules-marracash-9-2 = Un visiteur qui entre dans une boutique de la couleur d’une carte visible l’achète : la banque en paie la valeur au propriétaire, et la carte quitte le jeu. Si les deux cartes conviennent, le propriétaire choisit (Q15).
rules-marracash-9-3 = Ce que rapporte une carte fait partie du gain de la boutique quand on calcule la part.
rules-marracash-9-4 = À la fin du tour, de nouvelles cartes prennent les places vides (Q16).

## Précisions

rules-marracash-q1 = Que rapporte un prix d’exactement 500 à qui mène les enchères ?
rules-marracash-a1 = 100. À partir de 525, c’est 200.
rules-marracash-q2 = Quelles offres sont possibles ?
rules-marracash-a2 = Des multiples de 25, faute de monnaie plus petite, et on surenchérit d’au moins 100. Avec l’option de surenchère libre, 25 suffisent. La banque n’est jamais à court.
rules-marracash-q3 = Peut-on offrir plus que ce qu’on a ?
rules-marracash-a3 = Non, il n’y a pas de crédit. Qui a moins de 100 ne peut pas ouvrir d’enchères, et passe son tour à la première manche.
rules-marracash-q4 = Et si les six enseignes sont utilisées ?
rules-marracash-a4 = C’est la limite : avec six boutiques, on n’enchérit plus et on n’ouvre plus d’enchères.
rules-marracash-q5 = Et si personne ne surenchérit ?
rules-marracash-a5 = Qui mène les enchères achète la boutique pour l’offre d’ouverture. C’était une offre comme une autre.
rules-marracash-q6 = Faut-il faire les deux actions ?
rules-marracash-a6 = Oui, autant que possible ; ce qui est impossible est sauté. On ne regarde si c’est possible qu’au moment voulu. On ne déplace jamais après des enchères, même si de secondes enchères sont impossibles. Sans personne en ville, il faut encore mettre aux enchères si on le peut.
rules-marracash-q7 = Combien d’entrées remplit-on ?
rules-marracash-a7 = Toutes celles qui sont vides, une à une, dans n’importe quel ordre, chacune depuis un bout ou l’autre de la file. Un seul visiteur peut rester dans la file ; le tout dernier vient seul. Quand la file est vide, une entrée reste vide.
rules-marracash-q8 = Quand est-ce exactement la fin ?
rules-marracash-a8 = La file se vide pendant le tour d’un joueur. Tous les autres ont encore un tour, puis ce joueur a le dernier.
rules-marracash-q9 = Et si deux joueurs ont autant d’argent ?
rules-marracash-a9 = Ils partagent la victoire.
rules-marracash-q10 = L’argent est-il caché ?
rules-marracash-a10 = Non. Et personne ne descend jamais sous zéro : une part ne dépasse jamais le gain dont elle est payée.
rules-marracash-q11 = Les entrées sont-elles aussi des fontaines ?
rules-marracash-a11 = Oui. Les groupes peuvent y aller et en repartir.
rules-marracash-q12 = Qui dispose les visiteurs ?
rules-marracash-a12 = Le sort : les entrées par numéro, la file de gauche à droite, le premier joueur, les cartes. Toute file que les règles permettent peut sortir.
rules-marracash-q13 = Passe-t-on pour de bon ?
rules-marracash-a13 = Pour ces enchères seulement. Qui ne peut pas surenchérir, faute d’argent ou d’enseigne, est sauté et se retire de ces enchères.
rules-marracash-q14 = La part se calcule-t-elle par boutique ou par propriétaire ?
rules-marracash-a14 = Par boutique et par déplacement. Un gain entre 300 et 400, que seuls les souvenirs permettent, compte comme plus de 300.
rules-marracash-q15 = Faut-il vendre les souvenirs ?
rules-marracash-a15 = Oui, même si la part en devient plus grande. Deux clients ou plus d’une couleur achètent les deux cartes de cette couleur ; on ne demande au propriétaire que s’il y a un client pour deux cartes. Toutes les autres boutiques du déplacement sont réglées avant. Il en va de même des visiteurs attirés par des enchères.
rules-marracash-q16 = Qu’est-ce qui vient en premier à la fin du tour ?
rules-marracash-a16 = Les nouveaux visiteurs, puis les cartes. Après le dernier tour on ne retourne plus de carte. Quand les 25 sont épuisées, les places restent vides.
rules-marracash-q17 = Une partie peut-elle durer indéfiniment ?
rules-marracash-a17 = Non. Si pendant cinq manches entières de suite aucune boutique n’est vendue, personne n’entre dans une boutique et personne n’arrive en ville, la partie s’arrête aussitôt. Qui passe son tour à la première manche n’en a pas : on n’en compte aucun. Personne ne joue ainsi.
