### What only the report of the command says.

review-title = { $game }: the match reviewed
review-lead = Chances to win at every moment, every decision judged, and luck apart from skill. Search: { $iterations } iterations a position.
review-note = { $part ->
    [balance] Luck is what chance gave beyond what could be expected. Skill is what the seat’s own decisions gave away. Both in hundredths of the win.
    [curve] As somebody sees it who knows all hands.
    [turning] The greatest changes of the match.
    [decisions] Every decision is judged by what its seat could know. Inaccuracy: from { $inaccuracy } % lost; mistake: from { $mistake } %; blunder: from { $blunder } %.
   *[making] This command makes the same report again, to the byte.
}
review-told = From step 0 to { $steps }. At the end: { $ends }.
review-written = The review is in “{ $file }”.
