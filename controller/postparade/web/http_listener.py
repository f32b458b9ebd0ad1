"""Opening a port for an application, or saying why that cannot be."""

import errno

from aiohttp import web

from postparade.core.faults import ConfigurationFault

IDLE_SECONDS = 20.0
"""A connection that asks for nothing is closed after this long."""


async def listen(app: web.Application, host: str, port: int) -> web.AppRunner:
    """Serve ``app`` in this event loop until the runner is cleaned up; ``port`` 0 is any free one.

    Raises :class:`~postparade.core.faults.ConfigurationFault` (``port_busy``, ``port_forbidden``, ``address_missing``).
    """
    runner = web.AppRunner(
        app, access_log=None, handle_signals=False, keepalive_timeout=IDLE_SECONDS, shutdown_timeout=1
    )
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        await runner.cleanup()
        raise _explain(error, host, port) from error
    return runner


def port_of(runner: web.AppRunner) -> int:
    """The port in use."""
    return int(runner.addresses[0][1])


def _explain(error: OSError, host: str, port: int) -> ConfigurationFault:
    if error.errno == errno.EACCES:
        return ConfigurationFault("port_forbidden", port=port)
    if error.errno == errno.EADDRINUSE:
        return ConfigurationFault("port_busy", port=port)
    return ConfigurationFault("address_missing", host=host, why=error)
