import type { World } from '#platform/world.ts';
import { daysToChoose } from '#studio/money/paid-bookings/day-cancellation.ts';
import {
  pendingDayCancellations,
  takenOnDay,
} from '#studio/money/paid-bookings/day-cancellations.queries.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { withCapital } from '#studio/shared/texts/with-capital.ts';
import { dayText, studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { type BookingPageView, readBookingPage } from '../read-booking.ts';
import { cancelDayMessages } from './cancel-day.messages.ts';

/** With its texts, so that the calendar loads no script of this page. `undo` null: it is being carried out. */
export async function readPendingDays(world: World, who: May<'calendar'>) {
  const words = cancelDayMessages[who.language];
  const format = formats[who.language];
  const pending = await pendingDayCancellations(world.db.query, who);
  return pending.map(({ id, day, state, dueAt }) => {
    const name = withCapital(format.day(Temporal.PlainDate.from(day)));
    if (state === 'started') return { id, day, text: words.leaving(name), undo: null };
    return { id, day, text: words.waiting(name, format.time(dueAt)), undo: words.undo };
  });
}

export type ShownPendingDay = Awaited<ReturnType<typeof readPendingDays>>[number];

export interface PersonOfDay {
  id: string;
  name: string;
  when: string;
  /** Empty: a hold, which is released. */
  options: Array<{ value: 'new-time' | 'refund'; label: string; note?: string }>;
}

/** What would happen to each booking of a day that is not over; null: there is no such day. */
export async function readCancelDay(world: World, who: May<'calendar'>, text: string) {
  const { language } = who;
  const q = world.db.query;
  const now = world.clock.now();
  const today = studioDay(now);
  const read = dayText.safeParse(text || today.toString());
  if (!read.success || Temporal.PlainDate.compare(read.data, today) < 0) return null;
  const day = read.data;
  const taken = await takenOnDay(q, who, { day, from: now, now });
  const people: PersonOfDay[] = [];
  for (const { bookingId } of taken) {
    const booking = bookingId && (await readBookingPage(world, who, bookingId));
    if (booking) people.push(personOf(booking, who));
  }
  const dates = taken.flatMap(({ dateId, offerId }) => (dateId ? [{ dateId, offerId }] : []));
  const offerIds = [...new Set(dates.flatMap(({ offerId }) => offerId ?? []))];
  const titles = await offerTitles(q, offerIds, language);
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

export type CancelDayView = NonNullable<Awaited<ReturnType<typeof readCancelDay>>>;

function personOf(
  { id, name, when, money, state }: BookingPageView,
  { language }: May<'calendar'>,
): PersonOfDay {
  const words = cancelDayMessages[language];
  if (state !== 'to-come') return { id, name, when, options: [] };
  const refund =
    money?.kind === 'paid'
      ? words.refund(money.amount)
      : money?.kind === 'credit'
        ? words.credit
        : money
          ? words.invoice(money.number)
          : words.free;
  const newTime = money
    ? { label: words.newTime, note: words.newTimeNote(daysToChoose) }
    : { label: words.newTimeFree };
  return {
    id,
    name,
    when,
    options: [
      { value: 'new-time', ...newTime },
      { value: 'refund', label: refund },
    ],
  };
}
