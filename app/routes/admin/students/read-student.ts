import type { World } from '#platform/world.ts';
import { offerTitles } from '#studio/catalogue/offer-title.queries.ts';
import { goalsOf } from '#studio/journal/goals.queries.ts';
import { sharedEntriesOf } from '#studio/journal/journal.queries.ts';
import { courseTitles } from '#studio/learning/owner-courses.queries.ts';
import { orderStatusWords } from '#studio/orders/order-status.messages.ts';
import { formatShort, formatShortDay } from '#studio/shared/format-short-date.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Currency, formatMoney } from '#studio/shared/money.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import {
  bookingsOfStudent,
  entitlementsOfStudent,
  mostOfStudent,
  ordersOfStudent,
  type StudentFacts,
} from '#studio/students/student.queries.ts';
import { bookingsMessages } from '../bookings/bookings.messages.ts';
import { studentsMessages } from './students.messages.ts';

const mostEntries = 10;

/** Pagination offsets: '?entries=10&credits=30'. */
export interface StudentPlace {
  entries: number;
  credits: number;
}

/** Journal entries and goals only if the student shares them. */
export async function readStudent(
  world: World,
  student: StudentFacts,
  { language, after }: { language: Language; after: StudentPlace },
) {
  const q = world.db.query;
  const words = studentsMessages[language];
  const { userId } = student;
  const [bookings, orders, [entitlements, credits], goals, [entries, shared]] = await Promise.all([
    bookingsOfStudent(q, student),
    ordersOfStudent(q, student),
    partOf(after.credits, mostOfStudent, (from, most) =>
      entitlementsOfStudent(q, { ...student, most, after: from }),
    ),
    userId ? goalsOf(q, userId, true) : [],
    partOf(after.entries, mostEntries, async (from, most) =>
      userId ? sharedEntriesOf(q, { userId, most, after: from }) : [],
    ),
  ]);
  const offerIds = entitlements.map(({ offerId }) => offerId);
  const titles = await offerTitles(q, offerIds, language);
  const courseIds = entitlements.flatMap(({ courseId }) => courseId ?? []);
  const courses = await courseTitles(q, courseIds, language);
  const dayOf = (at: Temporal.Instant) =>
    formatShortDay(at.toZonedDateTimeISO(studioTimeZone).toPlainDate(), language);
  return {
    isGuest: userId === null,
    name: student.name,
    email: student.email,
    joined: student.joinedAt && dayOf(student.joinedAt),
    guestSince: student.guestSince && dayOf(student.guestSince),
    goals: goals.map(({ id, body, reachedAt }) => ({ id, body, reached: reachedAt && dayOf(reachedAt) })),
    entries: entries.map(({ id, body, createdAt }) => ({ id, body, written: dayOf(createdAt) })),
    bookings: bookings.map((one) => bookingRow(one, language)),
    orders: orders.map((one) => ({
      id: one.id,
      number: one.number,
      what: one.what ?? '',
      placed: dayOf(one.placedAt),
      amount: formatMoney({ amountMinor: one.totalMinor, currency: one.currency }, language),
      status: orderStatusWords[language][one.status],
    })),
    ways: { credits, entries: shared },
    /** The full lists may have more. */
    hasMoreBookings: bookings.length === mostOfStudent,
    hasMoreOrders: orders.length === mostOfStudent,
    entitlements: entitlements.map((one) => ({
      key: one.id,
      label: `${words.kinds[one.kind]}: ${titles.get(one.offerId) ?? one.offerId}`,
      value: validOf(one, dayOf, language),
      /** Null: no course. */
      course: one.courseId && (courses.find(({ id }) => id === one.courseId)?.title ?? one.courseId),
    })),
  };
}

function validOf(
  one: { currency: Currency | null; left: number; validUntil: Temporal.Instant | null },
  dayOf: (at: Temporal.Instant) => string,
  language: Language,
): string {
  // Expires at midnight after the last day.
  const lastDay = one.validUntil && dayOf(one.validUntil.subtract({ seconds: 1 }));
  const parts = [leftOf(one, language), lastDay ? studentsMessages[language].until(lastDay) : ''];
  return parts.filter(Boolean).join(', ');
}

/** Of a pack the sessions, of a gift card the amount; a single piece is not counted. */
function leftOf({ currency, left }: { currency: Currency | null; left: number }, language: Language): string {
  const words = studentsMessages[language];
  if (currency) return words.left(formatMoney({ amountMinor: left, currency }, language));
  return left > 1 ? words.left(String(left)) : '';
}

function bookingRow(one: Awaited<ReturnType<typeof bookingsOfStudent>>[number], language: Language) {
  const words = studentsMessages[language];
  return {
    id: one.id,
    when: formatShort(one.start, studioTimeZone, language),
    what: bookingsMessages[language].kinds[one.kind],
    state: one.noShowAt ? words.noShow : one.completedAt ? words.completed : words.hours[one.state],
    isOff: one.state === 'cancelled',
  };
}

/** Offset of the next page; null: none. */
interface Ways {
  previous: number | null;
  next: number | null;
}

async function partOf<Row>(
  after: number,
  most: number,
  read: (from: number, most: number) => Promise<Row[]>,
): Promise<[Row[], Ways]> {
  const found = await read(after, most + 1);
  return [
    found.slice(0, most),
    {
      previous: after > 0 ? Math.max(0, after - most) : null,
      next: found.length > most ? after + most : null,
    },
  ];
}

export type StudentView = Awaited<ReturnType<typeof readStudent>>;
