import type { BusyTime } from '#platform/calendar/busy-time.ts';
import type { PlainTime } from '#platform/calendar/calendar-tasks.ts';
import type { InputOf } from '../../processes.ts';
import { busyTimesOf, eventTimeOf } from './busy-times.ts';

export function readBusyTimes({ text, request }: InputOf<'read-busy-times'>): PlainTime[] {
  const { fromMs, toMs, timeZone, ownHost } = request;
  return busyTimesOf(text, {
    from: Temporal.Instant.fromEpochMilliseconds(fromMs),
    to: Temporal.Instant.fromEpochMilliseconds(toMs),
    timeZone,
    ownHost,
  }).map(plainTime);
}

export function readEventTime({ text, ...event }: InputOf<'read-event-time'>): PlainTime | null {
  const found = eventTimeOf(text, event);
  return found && plainTime(found);
}

function plainTime({ start, end }: BusyTime): PlainTime {
  return { startMs: start.epochMilliseconds, endMs: end.epochMilliseconds };
}
