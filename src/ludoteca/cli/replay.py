"""`ludoteca replay`: a recorded match told in words, with its boards."""

from __future__ import annotations

from pathlib import Path

import ludoteca
from ludoteca.cli.consoles import at_terminal, output, prepare, prepare_for, title
from ludoteca.cli.inputs import read_text
from ludoteca.cli.language import chosen, say
from ludoteca.cli.lines import told_steps
from ludoteca.core.analysis_text import TITLE as ANALYSIS
from ludoteca.core.analysis_text import take_header
from ludoteca.games import find_game


def tell_match(file: Path, by_step: bool) -> int:
    text = read_text(file)
    if text.startswith(ANALYSIS):  # the main line is told
        prepare(find_game(take_header(text.splitlines())[0].game))
        analysis = ludoteca.load_analysis(text)
        match = analysis.match(analysis.end())
    else:
        prepare_for(text)
        match = ludoteca.load(text)
    game, console = match.game, output()
    wait = by_step and at_terminal(console)
    console.print(say("cli-replaying", game=title(game), actions=len(match.actions)), style="bold")
    for step, events in told_steps(match, None):
        notation = game.text(game.action(match.board, step.number))
        for event in events or [notation]:
            console.print(f"{step.index:>4}  {event}")
        over = step.index + 1 == len(match.actions)
        if by_step or over or step.after.rounds > step.before.rounds:
            console.print(game.face(match.board, step.after, None, chosen()).draw(set()))
        if wait and not over:
            input(say("cli-press-enter"))
    if match.outcome is None:
        console.print(say("cli-not-over"))
    else:
        console.print(game.face(match.board, match.state, None, chosen()).result())
    return 0
