import type { BusyTime } from '#platform/calendar/busy-time.ts';
import type { PlainBusyRequest, PlainReading, PlainTime } from '#platform/calendar/calendar-tasks.ts';
import type { InputOf, OutputOf } from '../../processes.ts';
import { busyTimesOf, busyTimesOfAll, eventTimeOf, type Reading } from './busy-times.ts';
import { NotACalendar } from './components.ts';
import { decodeCalendar, unfold } from './decode-calendar.ts';

const mostLeftOut = 20;

export function readBusyTimes({ bytes, request }: InputOf<'read-busy-times'>): OutputOf<'read-busy-times'> {
  try {
    return plainReading(busyTimesOf(decodeCalendar(bytes), busyRequest(request)));
  } catch (error) {
    if (error instanceof NotACalendar) return { none: error.reason };
    throw error;
  }
}

export function readObjects(texts: readonly string[], request: PlainBusyRequest): PlainReading {
  return plainReading(busyTimesOfAll(texts.map(unfold), busyRequest(request)));
}

export function readEventTime({ text, ...event }: InputOf<'read-event-time'>): PlainTime | null {
  const found = eventTimeOf(unfold(text), event);
  return found && plainTime(found);
}

function busyRequest({ fromMs, toMs, ...request }: PlainBusyRequest) {
  return {
    ...request,
    from: Temporal.Instant.fromEpochMilliseconds(fromMs),
    to: Temporal.Instant.fromEpochMilliseconds(toMs),
  };
}

/** The first of what is left out, in the order of time. */
export function firstLeftOut(leftOut: Reading['leftOut']): Pick<PlainReading, 'leftOut' | 'leftOutCount'> {
  const inOrder = leftOut.toSorted((one, other) => (one.startMs ?? 0) - (other.startMs ?? 0));
  return { leftOut: inOrder.slice(0, mostLeftOut), leftOutCount: leftOut.length };
}

function plainReading({ times, leftOut }: Reading): PlainReading {
  return { times: times.map(plainTime), ...firstLeftOut(leftOut) };
}

function plainTime({ start, end }: BusyTime): PlainTime {
  return { startMs: start.epochMilliseconds, endMs: end.epochMilliseconds };
}
