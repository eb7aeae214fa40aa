"""The fair queue: whoever asks for much keeps nobody waiting that asks for little."""

from __future__ import annotations

from ludoteca.server.shares import fair_queue
from ludoteca.server.shares.fair_queue import FOR_BOTS_ALONE, FOR_PEOPLE, FairQueue, Job


def queue_of(*jobs: Job, most: int = 1000, most_each: int = 1000) -> FairQueue[Job]:
    queue: FairQueue[Job] = FairQueue(most, most_each)
    for job in jobs:
        assert queue.add(job) is None
    return queue


def job(person: str, seconds: float = 1.0, rank: int = FOR_PEOPLE) -> Job:
    return Job(person, rank, seconds)


def order(queue: FairQueue[Job]) -> str:
    """Who is served, one after the other."""
    served = ""
    while (found := queue.next()) is not None:
        served += found.person
        queue.settle(found, found.seconds)
    return served


def test_people_take_turns_however_much_each_asks() -> None:
    queue = queue_of(*[job("a") for _ in range(4)], *[job("b") for _ in range(2)], job("c"))
    assert order(queue) == "abcabaa"


def test_a_short_question_passes_sixty_long_ones() -> None:
    queue = queue_of(*[job(person, 1.5) for person in "abc" for _ in range(20)])
    assert queue.next()
    queue.add(job("d", 0.01))
    found = queue.next()
    assert found is not None
    assert found.person == "d"


def test_seconds_are_shared_out_evenly_not_questions() -> None:
    queue = queue_of(*[job("a", 3.0) for _ in range(3)], *[job("b", 1.0) for _ in range(9)])
    served = order(queue)
    assert [served[:4].count("b"), served[4:8].count("b"), served[8:].count("b")] == [3, 3, 3]


def test_what_an_answer_really_took_counts() -> None:
    queue = queue_of(job("a"), job("b"))
    first, second = queue.next(), queue.next()
    assert first is not None
    assert second is not None
    queue.settle(first, 5.0)
    queue.settle(second, 1.0)
    for person in "aab":
        queue.add(job(person))
    assert order(queue) == "baa"


def test_bots_among_themselves_come_last() -> None:
    alone = [job("a", 0.1, FOR_BOTS_ALONE) for _ in range(3)]
    queue = queue_of(*alone, *[job("b", 9.0) for _ in range(2)])
    assert order(queue) == "bbaaa"


def test_no_stream_of_newcomers_keeps_anybody_waiting_for_ever() -> None:
    queue = queue_of(job("patient", 2.0))
    served = 0
    while True:
        queue.add(job(f"newcomer {served}", 0.1))
        found = queue.next()
        assert found is not None
        if found.person == "patient":
            break
        queue.settle(found, 0.1)
        served += 1
    assert 35 <= served <= 45  # it gets half of the time, so 2 s of it go to others


def test_a_wrong_guess_does_not_put_newcomers_behind() -> None:
    queue = queue_of(*[job("a", 0.5) for _ in range(20)])
    first = queue.next()
    assert first is not None
    queue.settle(first, 20.0)
    queue.add(job("b", 0.5))
    assert order(queue).startswith(("ba", "ab"))


def test_time_away_earns_nothing() -> None:
    queue = queue_of(*[job("a") for _ in range(50)])
    assert order(queue) == "a" * 50
    for person in "aabb":
        queue.add(job(person))
    assert order(queue) == "abab"


def test_who_goes_away_is_not_served_and_owes_nothing() -> None:
    gone = [job("a") for _ in range(10)]
    queue = queue_of(*gone)
    for each in gone:
        queue.remove(each)
        queue.remove(each)  # once is enough
    assert len(queue) == 0
    queue.add(job("b"))
    queue.add(job("b"))
    queue.add(job("a"))
    assert order(queue) == "bab"


def test_a_person_has_so_many_places_and_no_more() -> None:
    jobs = [job("a") for _ in range(5)]
    queue = queue_of(*jobs[:3], most_each=3)
    assert not queue.has_room("a")
    assert queue.has_room("b")
    assert queue.add(jobs[3]) is jobs[3]
    assert queue.add(job("b")) is None
    alone = job("a", rank=FOR_BOTS_ALONE)
    assert queue.add(alone) is alone
    assert len(queue) == 4


def test_a_full_queue_has_room_for_a_newcomer() -> None:
    greedy = [job("a") for _ in range(4)]
    queue = queue_of(*greedy, job("b"), most=5)
    assert not queue.has_room("c")
    assert queue.add(job("c")) is greedy[-1]
    assert len(queue) == 5
    assert order(queue) == "abcaa"


def test_what_is_ahead_adds_up_in_the_order_of_service() -> None:
    queue = queue_of(job("a", 2.0), job("a", 2.0), job("b", 0.5), job("c", 1.0, FOR_BOTS_ALONE))
    assert [(each.person, seconds) for each, seconds in queue.ahead()] == [
        ("b", 0.0),
        ("a", 0.5),
        ("a", 2.5),
        ("c", 4.5),
    ]


def test_accounts_of_those_who_owe_nothing_are_forgotten() -> None:
    queue: FairQueue[Job] = FairQueue(10, 10)
    for number in range(3 * fair_queue.MOST_ACCOUNTS):
        queue.add(job(f"guest {number}"))
        found = queue.next()
        assert found is not None
        queue.settle(found, 1.0)
    assert len(queue._accounts) <= fair_queue.MOST_ACCOUNTS
