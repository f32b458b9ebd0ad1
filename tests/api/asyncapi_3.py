"""What AsyncAPI 3.0 allows of what our document uses, written down from the specification
(https://www.asyncapi.com/docs/reference/specification/v3.0.0). Unknown fields are refused."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_\-]+$")]
Component = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.\-]+$")]
Text = Annotated[str, Meta(min_length=1)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of the document."""


class License(Strict, frozen=True, kw_only=True):
    name: Text
    url: str | None = None


class Info(Strict, frozen=True, kw_only=True):
    title: Text
    version: Text
    description: str | None = None
    license: License | None = None


class Reference(Strict, frozen=True, kw_only=True):
    ref: Annotated[str, Meta(pattern=r"^#/")] = field(name="$ref")


class Message(Strict, frozen=True, kw_only=True):
    name: Text | None = None
    title: str | None = None
    summary: str | None = None
    description: str | None = None
    content_type: str | None = field(default=None, name="contentType")
    payload: dict[str, Any]


class Channel(Strict, frozen=True, kw_only=True):
    address: str | None
    title: str | None = None
    description: str | None = None
    messages: Annotated[dict[Id, Message], Meta(min_length=1)]


class Operation(Strict, frozen=True, kw_only=True):
    action: Literal["send", "receive"]
    channel: Reference
    title: str | None = None
    summary: str | None = None
    description: str | None = None
    messages: tuple[Reference, ...] | None = None


class Components(Strict, frozen=True, kw_only=True):
    schemas: dict[Component, dict[str, Any]] = {}


class Document(Strict, frozen=True, kw_only=True):
    asyncapi: Annotated[str, Meta(pattern=r"^3\.0\.\d+$")]
    info: Info
    default_content_type: str | None = field(default=None, name="defaultContentType")
    channels: dict[Id, Channel]
    operations: dict[Id, Operation]
    components: Components
