import type { StandInEvent, StandInMoment } from './state.ts';

/** Of all calendars. */
export const timeZone = 'Europe/Copenhagen';

/** Null: Google refuses it. */
export function instantOf(moment: StandInMoment | undefined): Temporal.Instant | null {
  try {
    if (!moment || (moment.date && moment.dateTime)) return null;
    if (moment.date) return Temporal.PlainDate.from(moment.date).toZonedDateTime(timeZone).toInstant();
    if (!moment.dateTime) return null;
    if (/(?:Z|[+-]\d\d:\d\d)$/.test(moment.dateTime)) return Temporal.Instant.from(moment.dateTime);
    if (!moment.timeZone) return null;
    return Temporal.PlainDateTime.from(moment.dateTime).toZonedDateTime(moment.timeZone).toInstant();
  } catch {
    return null;
  }
}

/** As Google returns it: with the offset of the calendar's time zone. */
export function shown(moment: StandInMoment): StandInMoment {
  const at = instantOf(moment);
  if (moment.date || !at) return moment;
  const dateTime = at
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
  return { dateTime, timeZone };
}

/** Weekly repetitions as events of their own, as with `singleEvents`. */
export function instancesOf(event: StandInEvent, until: Temporal.Instant): StandInEvent[] {
  if (!event.recurrence) return [event];
  if (event.recurrence.join() !== 'RRULE:FREQ=WEEKLY') throw new Error('only weekly repetitions');
  const [start, end] = [instantOf(event.start), instantOf(event.end)];
  if (!start || !end) return [];
  const first = start.toZonedDateTimeISO(timeZone);
  const length = start.until(end);
  const found: StandInEvent[] = [];
  for (let weeks = 0; ; weeks += 1) {
    const at = first.add({ weeks }).toInstant();
    if (Temporal.Instant.compare(at, until) >= 0) return found;
    const { recurrence: _, ...single } = event;
    const stamp = at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
    found.push({
      ...single,
      id: `${event.id}_${stamp}`,
      recurringEventId: event.id,
      start: shown({ dateTime: at.toString() }),
      end: shown({ dateTime: at.add(length).toString() }),
    });
  }
}
