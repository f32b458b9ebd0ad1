"""A Wi-Fi of the table's own is that of its guests: screens show the code for it without anybody typing it again."""

from collections.abc import Mapping

from postparade.appliance.network_profile import Network

NAME, PASSWORD = "web.guest_wifi", "web.guest_wifi_password"


def invitation(settled: Mapping[str, object], network: Network, before: str = "") -> dict[str, object]:
    """The options, by dotted key, with which screens show the code for ``network``. None where the options that are
    ``settled`` name another Wi-Fi than the one that the table had opened ``before``: guests are told that one on
    purpose."""
    if not network.own or settled.get(NAME) not in (None, "", network.name, before):
        return {}
    return {NAME: network.name, PASSWORD: network.password}
