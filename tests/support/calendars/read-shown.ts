import { busyTimesOf } from '#platform/processes/child/calendar/busy-times.ts';
import { decodeCalendar } from '#platform/processes/child/calendar/decode-calendar.ts';

export const ownAddresses = ['Owner@Studio.test', 'thea@sang.example'];

/** Busy times and what is left out, in order, as short texts. */
export function readShown(source: string | Uint8Array, from = '2026-11-30', to = '2027-02-20') {
  const { times, leftOut } = busyTimesOf(decodeCalendar(Buffer.from(source)), {
    from: Temporal.Instant.from(`${from}T00:00:00Z`),
    to: Temporal.Instant.from(`${to}T00:00:00Z`),
    timeZone: 'Europe/Copenhagen',
    ownHost: 'studio.example',
    ownAddresses,
  });
  const shown = (at: Temporal.Instant) => at.toString().slice(0, 16);
  return {
    times: times.map(({ start, end }) => `${shown(start)}/${shown(end)}`).toSorted(),
    leftOut: leftOut.map(({ reason, startMs, isDay, text }) => {
      const at = startMs === null ? '?' : shown(Temporal.Instant.fromEpochMilliseconds(startMs));
      return `${reason} ${isDay ? 'day of ' : ''}${at} ${text}`.trim();
    }),
  };
}
