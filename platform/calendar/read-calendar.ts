import { type Lane, type Processes, TaskFailed, type TaskFailure } from '../processes/processes.ts';
import type { BusyReading, BusyRequest, BusyTime } from './busy-time.ts';
import { type CalendarClientFailure, CalendarFailed } from './calendar-client.ts';
import type { CalendarParser } from './calendar-parser.ts';
import type { PlainBusyRequest, PlainReading, PlainTime } from './calendar-tasks.ts';

const failures: Readonly<Record<TaskFailure, CalendarClientFailure>> = {
  unreadable: 'unreadable',
  cpu: 'too-complex',
  memory: 'too-complex',
  crash: 'too-complex',
  'too-large': 'too-large',
  timeout: 'timeout',
  busy: 'busy',
  stopped: 'busy',
};

/** `timeoutMs`: from now, for everything that this parser does. */
export function calendarParser(
  processes: Pick<Processes, 'run'>,
  { lane, timeoutMs }: { lane: Lane; timeoutMs: number },
): CalendarParser {
  const end = performance.now() + timeoutMs;
  return async (name, input) => {
    const left = end - performance.now();
    if (left < 1) throw new CalendarFailed('timeout');
    try {
      return await processes.run(name, input, { lane, timeoutMs: left });
    } catch (error) {
      throw error instanceof TaskFailed ? new CalendarFailed(failures[error.failure], error) : error;
    }
  };
}

/** When the entries of an iCalendar file are busy. @throws CalendarFailed */
export async function readBusyTimes(
  parse: CalendarParser,
  bytes: Uint8Array,
  request: BusyRequest,
): Promise<BusyReading> {
  const found = await parse('read-busy-times', { bytes, request: plainRequest(request) });
  if ('none' in found) throw new CalendarFailed(found.none);
  return readingOf(found);
}

/** The time of one event, the first if it is repeated, busy or not. Null: there is none, or it is cancelled. */
export async function readEventTime(
  parse: CalendarParser,
  text: string,
  event: { uid: string; timeZone: string },
): Promise<BusyTime | null> {
  const found = await parse('read-event-time', { text, ...event });
  return found && busyTimeOf(found);
}

export function plainRequest({ from, to, ...request }: BusyRequest): PlainBusyRequest {
  return { fromMs: from.epochMilliseconds, toMs: to.epochMilliseconds, ...request };
}

export function readingOf({ times, ...leftOut }: PlainReading): BusyReading {
  return { times: times.map(busyTimeOf), ...leftOut };
}

export function busyTimeOf({ startMs, endMs }: PlainTime): BusyTime {
  return {
    start: Temporal.Instant.fromEpochMilliseconds(startMs),
    end: Temporal.Instant.fromEpochMilliseconds(endMs),
  };
}
