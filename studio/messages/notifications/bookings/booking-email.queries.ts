import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { CoveredBy } from '#platform/db/schema/booking.ts';
import type { Settings } from '#platform/settings.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import { openInvoiceOf } from '#studio/money/orders/invoices/invoices.queries.ts';
import { feesSentence } from '#studio/money/paid-bookings/session-fee.ts';
import { type SessionPayment, sessionPayment } from '#studio/money/paid-bookings/session-payment.ts';
import { isKept } from '#studio/offers/entitlements/kept-orders.queries.ts';
import { greetingName } from '#studio/people/confirmed-addresses.queries.ts';
import { identitySchema } from '#studio/shared/content/identity.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Currency, Money } from '#studio/shared/money.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import type { Lesson } from './lesson.ts';
import type { PaidParts } from './paid-rows.ts';

export interface BookingFacts {
  lesson: Lesson;
  isByOwner: boolean;
  language: Language;
  claimId: string;
  coveredBy: CoveredBy;
  paid: Money | null;
  paidParts: PaidParts;
  payment: SessionPayment;
  noticeHours: number;
  /** What it can cost while it is not paid; null: no fee. */
  fees: string | null;
}

export async function bookingFactsOf(
  q: Queries,
  settings: Settings,
  bookingId: string,
): Promise<BookingFacts> {
  const row = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .innerJoin('instructors', 'instructors.id', 'claims.coach_id')
    .leftJoin('orders', 'orders.id', 'bookings.order_id')
    .select(['bookings.id', 'bookings.name', 'bookings.email', 'instructors.name as instructor'])
    .select([
      'bookings.course_name',
      'bookings.language',
      'bookings.time_zone',
      'bookings.place',
      'bookings.reschedules',
      'bookings.covered_by',
      'bookings.by_link',
      'bookings.notice_hours',
      'bookings.late_fee_percent',
      'bookings.no_show_fee_percent',
      'claims.id as claim_id',
      'claims.kind',
      'claims.slot_start',
      'claims.slot_end',
      'bookings.prices',
      'orders.state as order_state',
      'orders.total_minor',
      'orders.gift_card_minor',
      'orders.currency',
      sql<number | null>`(select sum(order_lines.discount_minor)::int from order_lines
        where order_lines.order_id = orders.id)`.as('discount_minor'),
      isKept.as('is_paid'),
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const rules = await bookingRules(q, settings);
  const invoice = await openInvoiceOf(q, { bookingId });
  const payment = sessionPayment({
    coveredBy: row.covered_by,
    isPaid: row.is_paid,
    invoice: invoice?.number ?? null,
    prices: row.prices,
  });
  const hasPaid = row.order_state !== null && row.order_state !== 'open' && row.order_state !== 'lapsed';
  const paidParts = { discountMinor: row.discount_minor ?? 0, giftCardMinor: row.gift_card_minor ?? 0 };
  return {
    lesson: {
      bookingId: row.id,
      kind: row.kind === 'consultation' ? 'consultation' : 'session',
      courseName: row.course_name,
      name: row.name,
      email: row.email,
      start: row.slot_start,
      end: row.slot_end,
      visitorTimeZone: row.time_zone,
      place: row.place ?? rules.defaultPlace,
      reschedules: row.reschedules,
      instructor: row.instructor,
    },
    isByOwner: row.by_link || row.covered_by === 'owner',
    language: row.language,
    claimId: row.claim_id,
    coveredBy: row.covered_by ?? 'order',
    paid: hasPaid ? paidAmount(row, paidParts) : null,
    paidParts,
    payment,
    noticeHours: row.notice_hours,
    fees: payment.kind === 'at-session' ? feesOf(row) : null,
  };
}

function feesOf(row: {
  language: Language;
  prices: Partial<Record<Currency, number>>;
  notice_hours: number;
  late_fee_percent: number;
  no_show_fee_percent: number;
}): string | null {
  const terms = { lateFeePercent: row.late_fee_percent, noShowFeePercent: row.no_show_fee_percent };
  return feesSentence({ ...terms, prices: row.prices, noticeHours: row.notice_hours }, row.language);
}

/** Zero only with a discount. */
function paidAmount(
  { total_minor: amountMinor, currency }: { total_minor: number | null; currency: Money['currency'] | null },
  { discountMinor }: PaidParts,
): Money | null {
  if (amountMinor === null || !currency) return null;
  return amountMinor > 0 || discountMinor > 0 ? { amountMinor, currency } : null;
}

/** Omits the name while the address is unconfirmed. */
export async function lessonForVisitor(q: Queries, { lesson, isByOwner }: BookingFacts): Promise<Lesson> {
  const { email, name } = lesson;
  return { ...lesson, name: isByOwner ? name : await greetingName(q, email, name) };
}

/** The owner's sign-in address, before set-up the studio's own; null: none. */
export async function ownerReader(q: Queries): Promise<{ email: string; language: Language } | null> {
  const account = await q
    .selectFrom('users')
    .select(['email', 'language'])
    .where('role', '=', 'owner')
    .executeTakeFirst();
  const { value } = await readSetting(q, 'studio');
  const studio = identitySchema.parse(value ?? {});
  const email = account?.email ?? studio.email;
  return email ? { email, language: account?.language ?? studio.ownerLanguage ?? 'en' } : null;
}

/** Booked by the owner for a person who should have paid by a link. */
export async function unpaidBookingByLink(
  q: Queries,
  claimId: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const booking = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('bookings.id')
    .where('claims.id', '=', claimId)
    .where('claims.expires_at', '<=', now)
    .where('bookings.by_link', '=', true)
    .where('bookings.email', '!=', '')
    .executeTakeFirst();
  return booking?.id ?? null;
}

export async function endOfHold(q: Queries, claimId: string): Promise<Temporal.Instant | null> {
  const claim = await q
    .selectFrom('claims')
    .select('expires_at')
    .where('id', '=', claimId)
    .executeTakeFirstOrThrow();
  return claim.expires_at;
}
