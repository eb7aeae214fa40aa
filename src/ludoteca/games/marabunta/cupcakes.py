"""§8.1, §9.5: the row of cupcake boxes."""

from __future__ import annotations

from ludoteca.core.kernel import Record, kernel


@kernel
def cross_boxes(board: Record, state: Record, count: int) -> None:
    """Cross the next boxes from the left and score the number above each (Q6, Q7)."""
    seat = state.actor
    for _ in range(count):
        if state.boxes[seat] < board.boxes:
            state.points[seat] += board.box_points[state.boxes[seat]]
            state.boxes[seat] += 1
