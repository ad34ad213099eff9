"""Windows use a time zone in which it is about noon, so that no day ends during a test, at any hour."""

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

# One zone for each hour, without summer time.
ZONES = [
    "Pacific/Pago_Pago", "Pacific/Honolulu", "Pacific/Gambier", "Pacific/Pitcairn", "America/Phoenix",
    "America/Costa_Rica", "America/Bogota", "America/Puerto_Rico", "America/Sao_Paulo", "Atlantic/South_Georgia",
    "Atlantic/Cape_Verde", "Africa/Abidjan", "Africa/Lagos", "Africa/Johannesburg", "Africa/Nairobi", "Asia/Dubai",
    "Asia/Karachi", "Asia/Dhaka", "Asia/Bangkok", "Asia/Singapore", "Asia/Tokyo", "Australia/Brisbane",
    "Pacific/Noumea", "Pacific/Tarawa",
]


def zone_at_midday(now):
    """Returns the name of the zone in which it is now between 11:30 and 12:30."""
    def minutes_from_noon(name):
        local = now.astimezone(ZoneInfo(name))
        return abs(local.hour * 60 + local.minute - 720)

    return min(ZONES, key=minutes_from_noon)


ZONE = zone_at_midday(datetime.now(UTC))


def now() -> datetime:
    """Returns the present, for what a device does beside the browser."""
    return datetime.now(UTC)


def today() -> date:
    """Returns the date in the windows' time zone."""
    return datetime.now(ZoneInfo(ZONE)).date()
