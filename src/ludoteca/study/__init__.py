"""Studies: many matches between bots, counted and shown, to judge a game and its boards."""

from ludoteca.study.counting import Study, study
from ludoteca.study.data import as_data
from ludoteca.study.report import write_report

__all__ = ["Study", "as_data", "study", "write_report"]
