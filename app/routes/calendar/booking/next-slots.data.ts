import type { RouterContextProvider } from 'react-router';
import { changesAt, factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { bookingOffer } from '#studio/calendar/booking/booking-offer.queries.ts';
import { slotsChangeAt } from '#studio/calendar/booking/slots.queries.ts';
import { slotsKey } from '#studio/shared/content-changed.ts';
import { formats } from '#studio/shared/format.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { system } from '#studio/shared/who.ts';
import { bookPath, slotHref } from './read-widget.ts';

export interface NextSlots {
  coachName: string;
  price: string;
  allHref: string;
  slots: ReadonlyArray<{ start: string; day: string; time: string; href: string }>;
}

/** Content keys of a page that shows the next free times. */
export const nextSlotsKeys = ['booking', slotsKey] as const;

const shownSlots = 3;

/** The same for every visitor; the page is cached until the next change. Null: nothing can be booked. */
export async function nextSlots(context: Readonly<RouterContextProvider>): Promise<NextSlots | null> {
  const world = worldOf(context);
  const { language } = factsOf(context);
  const offer = await bookingOffer(world, system, { language, timeZone: null });
  changesAt(context, await slotsChangeAt(world, { kind: 'session' }));
  const [price] = offer.prices;
  if (offer.mode === 'closed' || !price) return null;
  const slots = offer.days
    .flatMap((day) => day.slots)
    .slice(0, shownSlots)
    .map(({ start }) => {
      const at = Temporal.Instant.from(start).toZonedDateTimeISO(studioTimeZone);
      return {
        start,
        day: formats[language].shortWeekday(at),
        time: formats[language].time(at),
        href: slotHref(bookPath, start),
      };
    });
  return {
    coachName: offer.coachName.split(' ')[0] ?? offer.coachName,
    price: formats[language].money(price),
    allHref: bookPath,
    slots,
  };
}
