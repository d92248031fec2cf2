"""What functions for programs find: records whose fields are those of the JSON that the commands write."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.simulate.balance_report import Report as BalanceReport


class Record(Mapping[str, Any]):
    """Facts by name that never change: `found.total` is `found["total"]`.

    Objects within a record are records too, and lists are tuples. A notebook shows a record as a table.
    """

    __slots__ = ("_facts",)

    def __init__(self, facts: Mapping[str, Any]) -> None:
        object.__setattr__(self, "_facts", dict(facts))

    @property
    def facts(self) -> dict[str, Any]:
        """All facts as plain dicts and lists, as the command writes them as JSON."""
        plain: dict[str, Any] = _plain(self._facts)
        return plain

    def __getitem__(self, name: str) -> Any:
        return _readable(self._facts[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._facts)

    def __len__(self) -> int:
        return len(self._facts)

    def __getattr__(self, name: str) -> Any:
        if name in self._facts:
            return self[name]
        raise AttributeError(f"{type(self).__name__} has no field {name!r}; there are {', '.join(self._facts)}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} does not change")

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self._facts})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._facts,)

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={_short(value)}" for name, value in self._facts.items())
        return f"{type(self).__name__}({told})"

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><th>{escape(name)}</th><td>{escape(_short(value))}</td></tr>"
            for name, value in self._facts.items()
        )
        return f"<table>{rows}</table>"


class Report(Record):
    """What bots found out about a deck: a `Record` with the fields of the JSON of `simulate` or `rebalance`."""

    __slots__ = ("_deck", "_found", "_report")
    _report: BalanceReport
    _deck: Deck
    _found: Deck | None

    def __init__(self, report: BalanceReport, deck: Deck, found: Deck | None = None) -> None:
        super().__init__(report.json)
        for name, value in (("_report", report), ("_deck", deck), ("_found", found)):
            object.__setattr__(self, name, value)

    @property
    def title(self) -> str:
        """The title of the report."""
        return self._report.title

    @property
    def deck_found(self) -> Deck | None:
        """The new deck of `rebalance`."""
        return self._found

    def to_html(self) -> str:
        """Return the whole report as an HTML page that needs no other file."""
        from quiltsmith import __version__
        from quiltsmith.api.product_parts import style_of
        from quiltsmith.html_report import report_page

        return report_page(self._report, self._deck, style_of(), f"quiltsmith {__version__}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._report, self._deck, self._found)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.title!r}, {self._report.subtitle}>"

    def _repr_html_(self) -> str:
        """Show what stands out and how it feels to play; `to_html` has all of it."""
        from quiltsmith.simulate.balance_report import Measures

        items = "".join(
            f"<li><b>{escape(verdict.text)}</b> {escape(verdict.detail)}</li>" for verdict in self._report.verdicts
        )
        tables = "".join(_measures(part) for part in self._report.parts if isinstance(part, Measures))
        head = f"<h3>{escape(self.title)}</h3><p>{escape(self._report.subtitle)}</p>"
        return f"{head}<ul>{items}</ul>{tables}"


def _measures(part: Any) -> str:
    heads = "".join(f"<th>{escape(head)}</th>" for head in ("", *part.heads))
    rows = "".join(
        f"<tr><td>{escape(row.text)}</td>{''.join(f'<td>{escape(number)}</td>' for number in row.numbers)}</tr>"
        for row in part.rows
    )
    return f"<h4>{escape(part.title)}</h4><table><tr>{heads}</tr>{rows}</table>"


def _readable(value: Any) -> Any:
    if isinstance(value, Mapping):
        return Record(value)
    return tuple(map(_readable, value)) if isinstance(value, (list, tuple)) else value


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _plain(one) for name, one in value.items()}
    return list(map(_plain, value)) if isinstance(value, (list, tuple)) else value


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
