import type { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { CoveredBy } from '#platform/db/schema/booking.ts';
import type { World } from '#platform/world.ts';
import { lockUsable } from '#studio/calendar/booking/book-directly.ts';
import { bookingInput } from '#studio/calendar/booking/booking-input.ts';
import { insertBooking } from '#studio/calendar/booking/bookings.store.ts';
import { sessionCreditsOfEmail } from '#studio/calendar/booking/session-credits.queries.ts';
import { sessionToBook } from '#studio/calendar/booking/session-to-book.ts';
import { type Cover, writeBooking } from '#studio/calendar/booking/write-booking.ts';
import { type BookingRules, bookingRulesFor, buffersOf } from '#studio/calendar/booking-rules.ts';
import { type Conflict, conflictsWith } from '#studio/calendar/conflicts.queries.ts';
import { holdForPaymentLink } from '#studio/calendar/holds/hold-for-payment-link.ts';
import { sessionCourseId, sessionMinutes } from '#studio/offers/catalogue/offer.ts';
import { currentPrice, findOffer, sessionLasting } from '#studio/offers/catalogue/offers.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change, type Write } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import type { May } from '#studio/shared/who.ts';
import { hoursOf, type SeriesHour, whenAndHow } from './booking-series.ts';
import { nearestFree } from './nearest-free.ts';
import type { OwnerCover } from './owner-cover.ts';
import { bookedBefore } from './requested-before.queries.ts';

export interface BookForInput {
  name: string;
  email: string;
  day: string;
  time: string;
  place: string;
  cover: string;
  language: string;
  /** Default: the usual session's. */
  minutes?: string;
  /** Weekly until this day; '' is once. */
  untilDay?: string;
  /** Of a weekly series, by ISO date: another time, or 'skip'. */
  changes?: Readonly<Record<string, string>>;
}

export type BookForRefusal = 'invalid' | 'over' | 'no-credit' | 'no-payments' | 'link-once';

/** A week of a series whose time is taken. */
export interface TakenWeek {
  day: string;
  nearest: Temporal.PlainTime | null;
}

export type BookForOutcome =
  | { ok: true; bookingId: string; count: number }
  | { ok: false; refusal: BookForRefusal; fields: string[] }
  | { ok: false; refusal: 'taken'; clashes: Conflict[]; weeks: TakenWeek[] };

interface Requested {
  input: z.output<typeof bookingInput>;
  hours: SeriesHour[];
  cover: OwnerCover;
  language: Language;
}

/** `instructorId` null: the coach. */
type Priced = Requested & { price: Money | null; instructorId: number | null };

class NotWritten extends Error {
  readonly taken: SeriesHour[] | 'no-credit';
  constructor(taken: SeriesHour[] | 'no-credit') {
    super('not every hour of the series can be booked');
    this.taken = taken;
  }
}

/**
 * The owner books any future hour for someone, once or weekly; with a payment link it is held. All or nothing, in one
 * transaction; idempotent. 'taken' names what is in the way and, for a series, the nearest free time of each week.
 */
export async function bookFor(
  world: World,
  who: May<'calendar'>,
  typed: BookForInput,
): Promise<BookForOutcome> {
  const now = world.clock.now();
  const request = readAsked(typed);
  if ('fields' in request) {
    return { ok: false, refusal: 'invalid', fields: 'fields' in request ? request.fields : [] };
  }
  const { hours, cover } = request;
  if (hours.some(({ start }) => Temporal.Instant.compare(start, now) <= 0)) {
    return { ok: false, refusal: 'over', fields: ['day', 'time'] };
  }
  if (cover === 'link' && hours.length > 1) return { ok: false, refusal: 'link-once', fields: ['cover'] };
  const session = await sessionOfLength(world, hours[0]!, request.language);
  const price = cover === 'link' && world.payments ? await priceOf(world.db.query, session, now) : null;
  if (cover === 'link' && !price) return { ok: false, refusal: 'no-payments', fields: ['cover'] };
  const { instructorId = null, ...course } = session ?? {};
  const input = { ...request.input, ...course };
  const rules = await bookingRulesFor(world.db.query, world.settings, input.courseId);
  const priced = { ...request, input, price, instructorId };
  const written = await writeAll(world, who, { request: priced, rules });
  if (typeof written === 'string') return { ok: true, bookingId: written, count: hours.length };
  const before = await allBookedBefore(world.db.query, request);
  if (before) return { ok: true, bookingId: before, count: hours.length };
  if (written.taken === 'no-credit') return { ok: false, refusal: 'no-credit', fields: ['cover'] };
  return {
    ok: false,
    refusal: 'taken',
    ...(await inTheWay(world.db.query, written.taken, { hours, rules, now })),
  };
}

async function writeAll(
  world: World,
  who: May<'calendar'>,
  { request, rules }: { request: Priced; rules: BookingRules },
): Promise<string | NotWritten> {
  try {
    return await change(world, who, async (c) => {
      const taken: SeriesHour[] = [];
      const bookingIds: string[] = [];
      const seriesId = request.hours.length > 1 ? crypto.randomUUID() : null;
      for (const hour of request.hours) {
        const written = await write(c, { request, hour, rules, seriesId });
        if (written === 'no-credit') throw new NotWritten(written);
        if (written) bookingIds.push(written);
        else taken.push(hour);
      }
      if (taken.length > 0) throw new NotWritten(taken);
      if (seriesId) await publish(c, { type: 'bookings.series-confirmed', bookingIds, seriesId });
      return bookingIds[0] ?? '';
    });
  } catch (error) {
    if (error instanceof NotWritten) return error;
    throw error;
  }
}

async function inTheWay(
  q: Queries,
  taken: readonly SeriesHour[],
  { hours, rules, now }: { hours: readonly SeriesHour[]; rules: BookingRules; now: Temporal.Instant },
): Promise<{ clashes: Conflict[]; weeks: TakenWeek[] }> {
  const buffers = buffersOf(rules);
  const clashes: Conflict[] = [];
  const weeks: TakenWeek[] = [];
  for (const hour of taken) {
    clashes.push(...(await conflictsWith(q, hour, { buffers, now })));
    if (hours.length === 1) continue;
    weeks.push({ day: hour.day.toString(), nearest: await nearestFree(q, hour, { buffers, now }) });
  }
  return { clashes, weeks };
}

async function allBookedBefore(q: Queries, { hours, input, cover }: Requested): Promise<string | null> {
  let first: string | null = null;
  for (const { start, end } of hours) {
    const coveredBy = coverings[cover];
    const id = await bookedBefore(q, { start, end, email: input.email, coveredBy });
    if (!id) return null;
    first ??= id;
  }
  return first;
}

const coverings: Readonly<Record<OwnerCover, CoveredBy | null>> = {
  'at-session': 'at-session',
  credit: 'entitlement',
  owner: 'owner',
  link: null,
};

async function priceOf(
  q: Queries,
  session: { courseId: string } | null,
  now: Temporal.Instant,
): Promise<Money | null> {
  if (!session) return null;
  const { id } = (await findOffer(q, session.courseId)) ?? {};
  const amountMinor = id && (await currentPrice(q, { offerId: id, currency: 'DKK', at: now }));
  return amountMinor ? { amountMinor, currency: 'DKK' } : null;
}

/** The session on sale that has the length of the hour; null: none has. */
async function sessionOfLength(
  world: World,
  { start, end }: SeriesHour,
  language: Language,
): Promise<{ courseId: string; courseName: string; instructorId: number | null } | null> {
  const minutes = start.until(end).total('minutes');
  const courseId =
    minutes === sessionMinutes ? sessionCourseId : await sessionLasting(world.db.query, minutes);
  const session = courseId ? await sessionToBook(world, courseId, language) : null;
  if (!session) return null;
  const { courseName, instructorId } = session;
  return { courseId: session.courseId, courseName, instructorId };
}

function readAsked(typed: BookForInput): Requested | { fields: string[] } {
  const when = whenAndHow.safeParse(typed);
  const hours = when.success ? hoursOf(when.data) : [];
  const place = typed.place === 'online' || typed.place === 'studio' ? typed.place : null;
  const { name, email } = typed;
  const [first] = 'fields' in hours ? [] : hours;
  const slotStart = String(first?.start ?? '2000-01-01T00:00:00Z');
  const person = bookingInput.safeParse({ name, email, slotStart, place });
  if (!when.success || !person.success || 'fields' in hours) {
    const issues = [...(when.error?.issues ?? []), ...(person.error?.issues ?? [])];
    const fields = issues.map((issue) => String(issue.path[0] ?? ''));
    return { fields: [...new Set([...fields, ...('fields' in hours ? hours.fields : [])])] };
  }
  const { cover, language } = when.data;
  return { input: person.data, hours, cover, language };
}

async function write(
  c: Change,
  {
    request,
    hour,
    rules,
    seriesId,
  }: { request: Priced; hour: SeriesHour; rules: BookingRules; seriesId: string | null },
): Promise<string | 'no-credit' | null> {
  const cover = await coverOf(c, request);
  if (cover === 'no-credit') return cover;
  const bookingId = cover
    ? await writeBooking(c, { booking: { ...request, hour, cover, isByOwner: true, seriesId }, rules })
    : await holdByLink(c, { ...request, hour, rules });
  if (bookingId) {
    await audit(c, {
      action: 'booking.created',
      subject: `booking:${bookingId}`,
      details: { cover: request.cover },
    });
  }
  return bookingId;
}

async function coverOf(c: Write, request: Requested): Promise<Cover | 'no-credit' | null> {
  if (request.cover === 'link') return null;
  if (request.cover !== 'credit') return { by: request.cover };
  const entitlementId = await lockUsable(c, await sessionCreditsOfEmail(c.tx, request.input.email));
  return entitlementId ? { by: 'entitlement', entitlementId } : 'no-credit';
}

async function holdByLink(
  c: Change,
  hold: Priced & { hour: SeriesHour; rules: BookingRules },
): Promise<string | null> {
  const { input, language, price } = hold;
  if (!price) return null;
  const claimId = await holdForPaymentLink(c, hold);
  if (!claimId) return null;
  const bookingId = await insertBooking(c.tx, {
    ...input,
    claimId,
    language,
    holderHash: null,
    networks: [],
    isByLink: true,
  });
  await publish(c, { type: 'booking.payment-link-issued', bookingId, price });
  return bookingId;
}
