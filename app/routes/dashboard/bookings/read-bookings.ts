import { whenView } from '#app/routes/calendar/booking/when.ts';
import { amountView } from '#app/routes/calendar/booking/widget/amounts.ts';
import type { AmountView } from '#app/routes/calendar/booking/widget/model.ts';
import { readHomeworkFiles } from '#app/routes/teaching/homework-files/read-homework-files.ts';
import { type ListedView, listRecordings } from '#app/routes/teaching/session-recordings/read-recording.ts';
import { type ListShape, listHref } from '#app/web/lists/list-address.ts';
import { readList } from '#app/web/lists/list-state.ts';
import type { World } from '#platform/world.ts';
import { bookedPrices } from '#studio/calendar/booking/booking-offer.queries.ts';
import { changeRights } from '#studio/calendar/booking/change-booking.ts';
import { type OwnBooking, ownBookings, ownHolds } from '#studio/calendar/booking/own-bookings.queries.ts';
import { ownCredits } from '#studio/calendar/booking/own-credits.queries.ts';
import { shownBookingRules } from '#studio/calendar/booking-rules.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import { ownHomework } from '#studio/teaching/students/homework.queries.ts';
import { markHomeworkSeen } from '#studio/teaching/students/homework.ts';
import { sharedNotes } from '#studio/teaching/students/session-notes.queries.ts';
import { bookingsMessages } from './bookings.messages.ts';

export interface ShownBooking {
  id: string;
  date: string;
  hours: string;
  /** In the student's zone, where it differs. */
  local: string | null;
  what: string;
  place: string;
  isCancelled: boolean;
  isNoShow: boolean;
  canMove: boolean;
  canCancel: boolean;
  showsRange: boolean;
}

export interface PastBooking extends ShownBooking {
  note: string | null;
  recordings: readonly ListedView[];
}

export interface ShownKeptHour
  extends Pick<ShownBooking, 'id' | 'date' | 'hours' | 'local' | 'what' | 'place'> {
  heldUntil: string;
  /** Empty: nothing to pay now. */
  prices: AmountView[];
}

export interface ShownCredit {
  id: string;
  title: string;
  left: number;
  until: string | null;
  isSession: boolean;
}

const shape: ListShape<'time', never> = {
  path: '/dashboard/bookings',
  sorts: { time: 'descending' },
  filters: {},
};

/** `url` selects the page of past bookings. */
export async function readBookings(world: World, who: Who, url: URL) {
  const q = world.db.query;
  const now = world.clock.now();
  const { defaultPlace } = await shownBookingRules(world);
  const listQuery = readList(shape, url);
  const { upcoming, past } = await ownBookings(q, { who, now, listQuery });
  const credits = await ownCredits(q, who, now);
  const pastIds = past.rows.map(({ id }) => id);
  const notes = await sharedNotes(q, pastIds);
  const recordings = await listRecordings(world, pastIds, { language: who.language, isOwner: false });
  const homework = await ownHomework(q, who);
  await markHomeworkSeen(world, homework);
  const files = await readHomeworkFiles(
    q,
    homework.map(({ id }) => id),
    { as: 'student', language: who.language },
  );
  const dueWords = bookingsMessages[who.language].homework.due;
  const shown = (booking: OwnBooking) => {
    const state = booking.isCancelled ? 'cancelled' : 'booked';
    // The move page checks the remaining moves; here only the start matters.
    const rights = changeRights({ ...booking, state, reschedules: 0, hasPaid: true }, booking, now);
    const place = booking.place ?? defaultPlace;
    return { ...bookingView(booking, place, who.language), ...rightsOf(rights) };
  };
  return {
    holds: await readHolds(world, { who, defaultPlace, now }),
    upcoming: upcoming.map(shown),
    past: past.rows.map((booking) => ({
      ...shown(booking),
      note: notes.get(booking.id) ?? null,
      recordings: recordings.get(booking.id) ?? [],
    })),
    ways: {
      later:
        past.before && `${listHref(shape, listQuery, { at: { way: 'before', cursor: past.before } })}#past`,
      earlier:
        past.after && `${listHref(shape, listQuery, { at: { way: 'after', cursor: past.after } })}#past`,
    },
    homework: homework.map(({ id, body, dueOn, doneAt }) => ({
      id,
      body,
      isDone: doneAt !== null,
      files: files.get(id) ?? [],
      due: dueOn && dueWords(formats[who.language].day(dueOn)),
    })),
    credits: credits.map(
      ({ validUntil, ...credit }): ShownCredit => ({
        ...credit,
        until: validUntil && formats[who.language].day(validUntil),
      }),
    ),
  };
}

async function readHolds(
  world: World,
  { who, defaultPlace, now }: { who: Who; defaultPlace: 'online' | 'studio'; now: Temporal.Instant },
): Promise<ShownKeptHour[]> {
  const hours = await ownHolds(world.db.query, who, now);
  const { language } = who;
  const shown: ShownKeptHour[] = [];
  for (const hour of hours) {
    const prices = hour.state === 'to-pay' && world.payments ? await bookedPrices(world, hour) : [];
    shown.push({
      ...factsOf({ ...hour, kind: 'session' }, hour.place ?? defaultPlace, language),
      heldUntil: formats[language].instant(hour.heldUntil),
      prices: prices.map((price) => amountView(price, language)),
    });
  }
  return shown;
}

function rightsOf({ canMove, rescheduleRefusal, canCancel }: ReturnType<typeof changeRights>) {
  return { canMove: canMove || rescheduleRefusal === 'too-late', canCancel };
}

function bookingView(booking: OwnBooking, place: 'online' | 'studio', language: Language) {
  const { isCancelled, isNoShow, showsRange } = booking;
  return { ...factsOf(booking, place, language), isCancelled, isNoShow, showsRange };
}

function factsOf(
  hour: Pick<OwnBooking, 'id' | 'kind' | 'courseName' | 'start' | 'end' | 'timeZone'>,
  place: 'online' | 'studio',
  language: Language,
) {
  const { id, kind, courseName, start, end, timeZone } = hour;
  const words = bookingsMessages[language];
  const when = whenView(start, { end, language, visitorZone: timeZone });
  return {
    id,
    date: when.date,
    hours: when.hours,
    local: when.local ? `${when.local.city}: ${when.local.hours}` : null,
    what: kind === 'consultation' ? words.consultation : courseName,
    place: words[place],
  };
}
