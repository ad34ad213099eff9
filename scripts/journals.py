"""Made-up exports with journals of any length."""

import time

HABITS = 20


def export(entries, days=None):
    """Returns an export with so many entries: twenty habits, checked in on each of the last days; if there are fewer than
    the entries need, some of them twice."""
    today, days = int(time.time()) // 86400, days or entries // HABITS
    names = [f"{number + 1:032x}" for number in range(entries + HABITS)]
    lines = []
    for number in range(entries):
        if number < HABITS:
            day = today - days
            fact = f'"fact":"habitAdded","habit":"{names[number]}","name":"Habit {number}"'
        else:
            day = today - days + number % days
            fact = f'"fact":"checkedIn","habit":"{names[number // days % HABITS]}","amount":1'
        date = time.strftime("%Y-%m-%d", time.gmtime(day * 86400))
        lines.append(f'{{"id":"{names[number]}","at":{day * 86_400_000 + number},"device":"{names[-1]}",'
                     f'{fact},"day":"{date}"}}')
    return ('{"format":"hexis","version":1,"userName":"bench","exportedAt":"2026-11-27T00:00:00Z","entries":[\n'
            + ",\n".join(lines) + '\n],"unreadable":0}\n')
