import { z } from 'zod';
import type { Queries, Tx } from '#platform/db/database.ts';
import type { CoveredBy } from '#platform/db/schema/booking.ts';
import type { World } from '#platform/world.ts';
import { lockUsable } from '#studio/booking/book-directly.ts';
import { bookingInput } from '#studio/booking/booking-input.ts';
import { insertBooking } from '#studio/booking/bookings.store.ts';
import { sessionCreditsOfEmail } from '#studio/booking/session-credits.queries.ts';
import { sessionInstructor } from '#studio/booking/session-to-book.ts';
import { type Cover, writeBooking } from '#studio/booking/write-booking.ts';
import { type BookingRules, bookingRules, buffersOf } from '#studio/calendar/booking-rules.ts';
import { type Conflict, conflictsWith } from '#studio/calendar/conflicts.queries.ts';
import { sessionCourseId, sessionMinutes } from '#studio/catalogue/offer.ts';
import { currentPrice, findOffer } from '#studio/catalogue/offers.queries.ts';
import { holdForPaymentLink } from '#studio/holds/hold-for-payment-link.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { publish } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { clockText, dayText, studioInstant } from '#studio/shared/studio-time.ts';
import type { Who } from '#studio/shared/who.ts';
import { type OwnerCover, ownerCovers } from './owner-cover.ts';
import { bookedBefore } from './requested-before.queries.ts';

const whenAndHow = z.object({
  day: dayText,
  time: clockText,
  minutes: z.coerce.number().pipe(z.int().min(15).max(480)).default(sessionMinutes),
  cover: z.enum(ownerCovers),
  language: z.enum(['da', 'en']),
});

export interface BookForInput {
  name: string;
  email: string;
  day: string;
  time: string;
  place: string;
  cover: string;
  language: string;
}

export type BookForRefusal = 'bad-input' | 'over' | 'no-credit' | 'no-payments';
export type BookForOutcome =
  | { ok: true; bookingId: string }
  | { ok: false; refusal: BookForRefusal; fields: string[] }
  | { ok: false; refusal: 'taken'; clashes: Conflict[] };

interface Requested {
  input: z.output<typeof bookingInput>;
  hour: { start: Temporal.Instant; end: Temporal.Instant };
  cover: OwnerCover;
  language: Language;
}

/** `instructorId` null: the coach. */
type Priced = Requested & { price: Money | null; instructorId: number | null };

/** The owner books any future hour for someone; with a payment link it is held. One transaction; idempotent. */
export async function bookFor(world: World, who: Who, typed: BookForInput): Promise<BookForOutcome> {
  const now = world.clock.now();
  const request = readAsked(typed);
  if (who.role !== 'owner' || 'fields' in request) {
    return { ok: false, refusal: 'bad-input', fields: 'fields' in request ? request.fields : [] };
  }
  if (Temporal.Instant.compare(request.hour.start, now) <= 0) {
    return { ok: false, refusal: 'over', fields: ['day', 'time'] };
  }
  const price = request.cover === 'link' && world.payments ? await sessionPrice(world.db.query, now) : null;
  if (request.cover === 'link' && !price) return { ok: false, refusal: 'no-payments', fields: ['cover'] };
  const rules = await bookingRules(world.db.query, world.settings);
  const instructorId = await sessionInstructor(world);
  const written = await world.db.transaction((tx) =>
    write(world, tx, { request: { ...request, price, instructorId }, rules, now }),
  );
  if (written && written !== 'no-credit') return { ok: true, bookingId: written };
  const before = await bookedBefore(world.db.query, {
    ...request.hour,
    email: request.input.email,
    coveredBy: coverings[request.cover],
  });
  if (before) return { ok: true, bookingId: before };
  if (written === 'no-credit') return { ok: false, refusal: 'no-credit', fields: ['cover'] };
  const clashes = await conflictsWith(world.db.query, request.hour, { buffers: buffersOf(rules), now });
  return { ok: false, refusal: 'taken', clashes };
}

const coverings: Readonly<Record<OwnerCover, CoveredBy | null>> = {
  'at-session': 'at-session',
  credit: 'entitlement',
  owner: 'owner',
  link: null,
};

export async function sessionPrice(q: Queries, now: Temporal.Instant): Promise<Money | null> {
  const entry = await findOffer(q, sessionCourseId);
  const amountMinor = entry && (await currentPrice(q, { offerId: entry.id, currency: 'DKK', at: now }));
  return amountMinor ? { amountMinor, currency: 'DKK' } : null;
}

function readAsked(typed: BookForInput): Requested | { fields: string[] } {
  const when = whenAndHow.safeParse(typed);
  const start = when.success ? studioInstant(when.data.day, when.data.time) : null;
  const place = typed.place === 'online' || typed.place === 'studio' ? typed.place : null;
  const { name, email } = typed;
  const person = bookingInput.safeParse({
    name,
    email,
    slotStart: String(start ?? '2000-01-01T00:00:00Z'),
    place,
  });
  if (!when.success || !person.success || !start) {
    const issues = [...(when.error?.issues ?? []), ...(person.error?.issues ?? [])];
    const fields = issues.map((issue) => String(issue.path[0] ?? ''));
    return { fields: [...new Set(fields.length > 0 ? fields : ['time'])] };
  }
  const { minutes, cover, language } = when.data;
  return { input: person.data, hour: { start, end: start.add({ minutes }) }, cover, language };
}

async function write(
  world: World,
  tx: Tx,
  { request, rules, now }: { request: Priced; rules: BookingRules; now: Temporal.Instant },
): Promise<string | 'no-credit' | null> {
  const cover = await coverOf(tx, request, now);
  if (cover === 'no-credit') return cover;
  const bookingId = cover
    ? await writeBooking(world, tx, { booking: { ...request, cover }, rules, now })
    : await holdByLink(world, tx, { ...request, rules, now });
  if (bookingId) {
    await audit(tx, {
      at: now,
      actor: 'owner',
      action: 'booking.created',
      subject: `booking:${bookingId}`,
      details: { cover: request.cover },
    });
  }
  return bookingId;
}

async function coverOf(
  tx: Tx,
  request: Requested,
  now: Temporal.Instant,
): Promise<Cover | 'no-credit' | null> {
  if (request.cover === 'link') return null;
  if (request.cover !== 'credit') return { by: request.cover };
  const entitlementId = await lockUsable(tx, await sessionCreditsOfEmail(tx, request.input.email), now);
  return entitlementId ? { by: 'entitlement', entitlementId } : 'no-credit';
}

async function holdByLink(
  world: World,
  tx: Tx,
  hold: Priced & { rules: BookingRules; now: Temporal.Instant },
): Promise<string | null> {
  const { input, language, price } = hold;
  if (!price) return null;
  const claimId = await holdForPaymentLink(world, tx, hold);
  if (!claimId) return null;
  const bookingId = await insertBooking(tx, {
    ...input,
    claimId,
    language,
    holderHash: null,
    addressHash: null,
    isByLink: true,
  });
  await publish(world, tx, { type: 'booking.payment-link-issued', bookingId, price });
  return bookingId;
}
