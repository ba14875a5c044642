"""The template engine: sandboxed, strict about unknown names, without a loader outside `templates/mail`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from jinja2 import FileSystemLoader, StrictUndefined, Template
from jinja2.environment import TemplateModule
from jinja2.exceptions import SecurityError
from jinja2.runtime import Context, LoopContext
from jinja2.sandbox import ImmutableSandboxedEnvironment

from pbem.reports import columns, palette
from pbem.reports.places import folder

_ENGINES_OWN = frozenset({LoopContext, TemplateModule})
"""What a loop tells of itself, and the macros a template imports."""


@cache
def _fields(kind: type[object]) -> frozenset[str]:
    """Give the fields of a type of ours; other types have none."""
    return frozenset(getattr(kind, "__dataclass_fields__", ()))


class _Sandbox(ImmutableSandboxedEnvironment):
    """Of our values templates see the fields and nothing else; of all others what Jinja's own sandbox allows."""

    def getattr(self, obj: object, attribute: str) -> object:
        """Give a field at once: half of a report's time goes into asking for them. The engine's own are as quick."""
        kind: type = type(obj)
        if attribute in _fields(kind):
            return getattr(obj, attribute)
        if kind in _ENGINES_OWN and attribute[:1] != "_" and hasattr(obj, attribute):
            return getattr(obj, attribute)
        return super().getattr(obj, attribute)

    def call(self, context: Context, obj: Callable[..., object], *args: object, **named: object) -> object:
        """Call without asking what of the context is wanted: none of our functions wants any."""
        if not self.is_safe_callable(obj):
            raise SecurityError(f"{obj!r} is not safely callable")
        named.pop("_loop_vars", None)
        named.pop("_block_vars", None)
        return obj(*args, **named)

    def is_safe_attribute(self, obj: object, attr: str, value: object) -> bool:
        """Allow nothing else of our values."""
        return not hasattr(type(obj), "__dataclass_fields__") and super().is_safe_attribute(obj, attr, value)


@cache
def environment(html: bool) -> _Sandbox:
    """Give the engine: with `html` it escapes what it prints."""
    made = _Sandbox(
        loader=FileSystemLoader(folder("templates") / "mail"),
        undefined=StrictUndefined,
        autoescape=html,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals |= {"colour": palette.colour, "clean": columns.clean, "wrapped": columns.wrapped}
    return made


def template(name: str) -> Template:
    """Load a template; those of HTML escape what they print."""
    return environment(name.endswith(".html.j2")).get_template(name)
