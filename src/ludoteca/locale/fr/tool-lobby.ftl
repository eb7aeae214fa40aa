### Inviter des personnes avec qui on a joué.

lobby-nobody = Vous n’avez encore terminé de partie avec personne. Envoyez le lien.
lobby-invite = Inviter
lobby-state = { $state ->
    [invited] Invitation envoyée
    [declined] Pas cette fois
   *[seated] Est à la table
}
