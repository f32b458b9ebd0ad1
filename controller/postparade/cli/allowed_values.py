"""The allowed values of every option of the configuration, in words, from the types of the settings."""

from collections.abc import Iterator

from msgspec import inspect

from postparade.config import Settings


def allowed_values() -> dict[str, str]:
    """The allowed values of each option by its dotted key: "1 to 60", "true or false", "`all` or `first`"."""
    return dict(_members(inspect.type_info(Settings), ""))


def _members(kind: inspect.Type, prefix: str) -> Iterator[tuple[str, str]]:
    assert isinstance(kind, inspect.StructType)
    for member in kind.fields:
        if isinstance(member.type, inspect.StructType):
            yield from _members(member.type, f"{prefix}{member.encode_name}.")
        else:
            yield f"{prefix}{member.encode_name}", in_words(member.type)


def in_words(kind: inspect.Type) -> str:
    """The values of one type, in words."""
    if isinstance(kind, inspect.Metadata):
        return in_words(kind.type)
    if isinstance(kind, inspect.UnionType):
        given = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        return " or ".join(in_words(one) for one in given)
    if isinstance(kind, inspect.LiteralType):
        *before, last = (f"`{value}`" for value in kind.values)
        return f"{', '.join(before)} or {last}" if before else last
    if isinstance(kind, inspect.BoolType):
        return "true or false"
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return _number(kind)
    if isinstance(kind, inspect.StrType):
        return "text"
    if isinstance(kind, inspect.StructType | inspect.DictType):
        return "a table"
    return _several(kind)


def _number(kind: inspect.IntType | inspect.FloatType) -> str:
    what = "a whole number" if isinstance(kind, inspect.IntType) else "a number"
    low = kind.ge if kind.ge is not None else kind.gt
    high = kind.le if kind.le is not None else kind.lt
    if low is None and high is None:
        return what
    if low is None:
        return f"{what}, at most {high:g}"
    if high is None:
        return f"{what}, at least {low:g}"
    return f"{low:g} to {high:g}" if isinstance(kind, inspect.FloatType) else f"{what}, {low} to {high}"


def _several(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.TupleType):
        return f"a list of {len(kind.item_types)}: {in_words(kind.item_types[0])}"
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        limits = ""
        if kind.min_length is not None and kind.max_length is not None:
            limits = f" of {kind.min_length} to {kind.max_length}"
        return f"a list{limits}: {in_words(kind.item_type)}"
    raise TypeError(f"there are no words for an option of the type {kind}")
