import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';

interface Session {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export interface UsualTime {
  time: Temporal.PlainTime;
  minutes: number;
  /** The next such day after the last session that is booked. */
  next: Temporal.PlainDate;
}

const least = 3;

/** The weekday and time that three or more of these sessions share; null: there is none. */
export function usualTime(sessions: readonly Session[], after: Temporal.Instant): UsualTime | null {
  const groups = Map.groupBy(sessions, ({ start }) => {
    const at = start.toZonedDateTimeISO(studioTimeZone);
    return `${at.dayOfWeek} ${at.toPlainTime()}`;
  });
  const [shared] = [...groups.values()].toSorted((one, other) => other.length - one.length);
  const [session] = shared ?? [];
  if (!shared || !session || shared.length < least) return null;
  const start = session.start.toZonedDateTimeISO(studioTimeZone);
  const day = studioDay(after);
  const days = (start.dayOfWeek - day.dayOfWeek + 7) % 7 || 7;
  return {
    time: start.toPlainTime(),
    minutes: session.end.since(session.start).total('minutes'),
    next: day.add({ days }),
  };
}
