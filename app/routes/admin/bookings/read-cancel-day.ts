import type { World } from '#platform/world.ts';
import { timeTaken } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { type DayChoice, suggestHours } from '#studio/money/paid-bookings/cancel-day.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { dayText, endOfDay, startOfDay, studioDay } from '#studio/shared/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { cancelDayMessages } from './cancel-day.messages.ts';
import { type BookingPageView, readBookingPage } from './read-booking.ts';

export interface PersonOfDay {
  id: string;
  name: string;
  when: string;
  seen: string;
  options: Array<{ value: string; label: string }>;
}

/** What would happen to each booking of a day that has not begun; null: the day is over, or none. */
export async function readCancelDay(
  world: World,
  who: May<'calendar'> & { language: Language },
  text: string,
) {
  const { language } = who;
  const now = world.clock.now();
  const read = dayText.safeParse(text);
  const today = studioDay(now);
  if (!read.success || Temporal.PlainDate.compare(read.data, today) < 0) return null;
  const day = read.data;
  const range = { from: startOfDay(day), to: endOfDay(day) };
  const taken = (await timeTaken(world.db.query, { who, range, now })).filter(
    ({ start }) => Temporal.Instant.compare(start, now) > 0,
  );
  const bookings = taken.flatMap(({ bookingId, start, end }) =>
    bookingId ? [{ id: bookingId, minutes: start.until(end).total('minutes') }] : [],
  );
  const hours = await suggestHours(world, day, bookings);
  const people: PersonOfDay[] = [];
  for (const { id } of bookings) {
    const booking = await readBookingPage(world, who, id);
    if (booking) people.push(personOf(booking, hours.get(id), language));
  }
  const dates = taken.flatMap(({ dateId, offerId }) => (dateId ? [{ dateId, offerId }] : []));
  const titles = await offerTitles(
    world.db.query,
    [...new Set(dates.flatMap(({ offerId }) => offerId ?? []))],
    language,
  );
  return {
    day: day.toString(),
    title: formats[language].day(day),
    people,
    dates: dates.map(({ dateId, offerId }) => ({
      href: `/admin/dates/${dateId}`,
      text: (offerId && titles.get(offerId)) || dateId,
    })),
  };
}

function personOf(
  booking: BookingPageView,
  to: Temporal.Instant | undefined,
  language: Language,
): PersonOfDay {
  const words = cancelDayMessages[language];
  const { id, name, when, seen, money, state } = booking;
  const isHeld = state === 'held' || state === 'expiring';
  const back =
    money?.kind === 'paid'
      ? words.refund(money.amount)
      : money
        ? money.kind === 'credit'
          ? words.credit
          : words.invoice(money.number)
        : isHeld
          ? words.release
          : words.free;
  const move =
    to && !isHeld ? [{ value: to.toString(), label: words.move(formats[language].dayAndTime(to)) }] : [];
  return { id, name, when, seen, options: [{ value: 'back', label: back }, ...move] };
}

/** The fields of one booking: `choice-<id>` and `seen-<id>`. */
export function dayChoicesIn(form: FormData): DayChoice[] {
  return [...form.entries()].flatMap(([name, value]) => {
    if (!name.startsWith('choice-')) return [];
    const bookingId = name.slice('choice-'.length);
    const to = instantOf(String(value));
    if (to === undefined) return [];
    return [{ bookingId, seen: String(form.get(`seen-${bookingId}`) ?? ''), to }];
  });
}

/** Undefined: neither a time nor 'back'. */
function instantOf(text: string): Temporal.Instant | null | undefined {
  if (text === 'back') return null;
  try {
    return Temporal.Instant.from(text);
  } catch {
    return undefined;
  }
}
