import { sessionMinutes } from '#studio/offers/catalogue/offer.ts';
import type { OfferHours } from '#studio/offers/catalogue/offer-hours.ts';

interface StudioStarts {
  first_start: string;
  last_start: string;
  every_minutes: number;
}

/**
 * The starts of an offer within a range of the studio's starts: those of its own ranges, at its own interval. A longer
 * session ends no later than the usual one that starts last.
 */
export function offeredStarts(
  studio: StudioStarts,
  {
    weekday,
    durationMinutes,
    offer,
  }: { weekday: number; durationMinutes: number; offer: Pick<OfferHours, 'starts' | 'everyMinutes'> },
): Temporal.PlainTime[] {
  const within = {
    first: minutesOf(studio.first_start),
    last: minutesOf(studio.last_start) - Math.max(0, durationMinutes - sessionMinutes),
  };
  const ranges =
    offer.starts.length === 0
      ? [within]
      : offer.starts
          .filter((own) => own.weekday === weekday)
          .map(({ first_start, last_start }) => ({
            first: Math.max(within.first, minutesOf(first_start)),
            last: Math.min(within.last, minutesOf(last_start)),
          }));
  const every = offer.everyMinutes ?? studio.every_minutes;
  return ranges.flatMap(({ first, last }) => {
    const times: Temporal.PlainTime[] = [];
    for (let minute = first; minute <= last; minute += every) {
      times.push(new Temporal.PlainTime(Math.floor(minute / 60), minute % 60));
    }
    return times;
  });
}

function minutesOf(time: string): number {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return hour * 60 + minute;
}
