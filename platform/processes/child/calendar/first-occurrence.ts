import type ICAL from 'ical.js';

const dayMs = 86_400_000;
/** More than a time zone is away from UTC, twice. */
const marginDays = 2;

/**
 * Where to begin with a daily or weekly event so that no occurrence after `fromMs` is missed: a multiple of its interval
 * after its start. Others begin at their start, because what follows depends on every occurrence before it.
 */
export function firstOccurrence(event: ICAL.Event, fromMs: number): ICAL.Time {
  const start = event.startDate;
  const stepDays = stepOf(event);
  if (stepDays === null) return start;
  const lengthDays = Math.ceil(event.duration.toSeconds() / 86_400);
  const moved = Object.values(event.exceptions).map(({ recurrenceId }) => utcDay(recurrenceId));
  const until = Math.min(fromMs - lengthDays * dayMs, ...moved) - marginDays * dayMs;
  const steps = Math.floor((until - utcDay(start)) / dayMs / stepDays);
  if (!(steps > 0)) return start;
  const later = start.clone();
  later.adjust(steps * stepDays, 0, 0, 0);
  return later;
}

/** In days; null: not a plain repetition. */
function stepOf({ component }: ICAL.Event): number | null {
  const [rule, ...more] = component.getAllProperties('rrule').map((one) => one.getFirstValue() as ICAL.Recur);
  if (!rule || more.length > 0 || rule.count || component.hasProperty('rdate')) return null;
  if (rule.freq !== 'DAILY' && rule.freq !== 'WEEKLY') return null;
  const interval = rule.interval ?? 1;
  return interval < 1 ? null : interval * (rule.freq === 'DAILY' ? 1 : 7);
}

const utcDay = ({ year, month, day }: ICAL.Time) => Date.UTC(year, month - 1, day);
