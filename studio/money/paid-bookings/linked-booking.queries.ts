import type { CoveredBy } from '#platform/db/schema/booking.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { ManualMethod } from '#platform/db/schema/money.ts';
import type { World } from '#platform/world.ts';
import { bookingIdByToken } from '#studio/calendar/booking/booking-by-token.queries.ts';
import { type ChangeRights, changeRights, isLateAt } from '#studio/calendar/booking/change-booking.ts';
import { findBookingId } from '#studio/calendar/booking/find-booking.queries.ts';
import { giftCardLeftOfBooking, manualMethodOfBooking } from '#studio/calendar/booking/paid-by.queries.ts';
import { shownBookingRules } from '#studio/calendar/booking-rules.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import { slotName } from '#studio/calendar/slot-name.ts';
import { openInvoiceOf } from '#studio/money/orders/invoices/invoices.queries.ts';
import { isKept, keptMinor, returnedMinor } from '#studio/offers/entitlements/kept-orders.queries.ts';
import type { Money } from '#studio/shared/money.ts';
import type { Who } from '#studio/shared/who.ts';
import { feeAmount, feesSentence } from './session-fee.ts';

export interface LinkedBooking {
  id: string;
  name: string;
  email: string;
  courseId: string;
  courseName: string;
  state: 'held' | 'expiring' | 'booked' | 'cancelled' | 'released' | 'blocked';
  start: Temporal.Instant;
  end: Temporal.Instant;
  expiresAt: Temporal.Instant | null;
  slotName: string;
  timeZone: string | null;
  place: 'online' | 'studio';
  coveredBy: CoveredBy | null;
  kind: SlotKind;
  /** When it was booked, in minor units. */
  prices: Partial<Record<Currency, number>>;
  orderNumber: string | null;
  /** Paid, and not refunded in full. */
  isPaid: boolean;
  totalMinor: number | null;
  currency: Currency | null;
  /** What was paid and not refunded. */
  keptMinor: number;
  /** Returned or on its way. */
  refundedMinor: number;
  paidBy: ManualMethod | null;
  /** What a gift card paid and was not given back; null: none paid. */
  giftCardLeftMinor: number | null;
  isCreditReturned: boolean;
  /** Unpaid; null: none. */
  invoice: number | null;
  reschedules: number;
  newTimeOfferedAt: Temporal.Instant | null;
  showsRange: boolean;
  noticeHours: number;
  /** What the owner can charge if it is cancelled now; null: nothing. */
  lateFee: Money | null;
  fees: string | null;
  rights: ChangeRights;
}

export async function bookingByLink(world: World, who: Who, token: string): Promise<LinkedBooking | null> {
  const now = world.clock.now();
  const bookingId = await bookingIdByToken(world.db.query, { token, who, now });
  return bookingId ? readBooking(world, who, bookingId) : null;
}

export async function readBooking(world: World, who: Who, bookingId: string): Promise<LinkedBooking | null> {
  const q = world.db.query;
  const row = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .leftJoin('orders', 'orders.id', 'bookings.order_id')
    .select([
      'bookings.id',
      'bookings.name',
      'bookings.email',
      'bookings.course_name as courseName',
      'bookings.time_zone as timeZone',
      'bookings.place',
      'bookings.covered_by as coveredBy',
      'bookings.reschedules',
      'bookings.reschedules_by_owner as reschedulesByOwner',
      'bookings.notice_hours as noticeHours',
      'bookings.max_reschedules as maxReschedules',
      'bookings.late_fee_percent as lateFeePercent',
      'bookings.no_show_fee_percent as noShowFeePercent',
      'bookings.new_time_offered_at as newTimeOfferedAt',
      'bookings.prices',
      'bookings.course_id as courseId',
      'claims.kind',
      'claims.state',
      'claims.slot_start as start',
      'claims.slot_end as end',
      'claims.expires_at as expiresAt',
      'orders.number as orderNumber',
      'orders.total_minor as totalMinor',
      'orders.currency',
    ])
    .select((is) => is('bookings.voice_range', 'is not', null).as('showsRange'))
    .select([manualMethodOfBooking.as('paidBy'), giftCardLeftOfBooking.as('giftCardLeftMinor')])
    .select([isKept.as('isPaid'), keptMinor.as('keptMinor'), returnedMinor.as('refundedMinor')])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  if (!row) return null;
  const invoice = (await openInvoiceOf(q, { bookingId }))?.number ?? null;
  const isUnpaid = row.coveredBy === 'at-session' && invoice === null;
  const lateFee = isUnpaid && !row.newTimeOfferedAt ? feeAmount(row.prices, row.lateFeePercent) : null;
  const hasPaid = row.isPaid || row.coveredBy === 'entitlement' || invoice !== null || lateFee !== null;
  const now = world.clock.now();
  return {
    ...row,
    invoice,
    showsRange: Boolean(row.showsRange),
    lateFee: lateFee && isLateAt(now, row.start, row.noticeHours) ? lateFee : null,
    fees: isUnpaid ? feesSentence(row, who.language) : null,
    kind: row.kind === 'consultation' ? 'consultation' : 'session',
    place: row.place ?? (await shownBookingRules(world)).defaultPlace,
    isCreditReturned: row.state === 'cancelled' && (await isCreditReturned(world, bookingId)),
    slotName: slotName(row.start, { end: row.end, language: who.language, visitorTimeZone: row.timeZone }),
    rights: changeRights(
      { ...row, reschedules: row.reschedules - row.reschedulesByOwner, hasPaid },
      row,
      now,
    ),
  };
}

async function isCreditReturned(world: World, bookingId: string): Promise<boolean> {
  const entry = await world.db.query
    .selectFrom('ledger_entries')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('reason', '=', 'returned')
    .executeTakeFirst();
  return entry !== undefined;
}

export async function findOwnBooking(
  world: World,
  who: Who,
  bookingId: string,
): Promise<LinkedBooking | null> {
  const id = await findBookingId(world, who, { bookingId });
  return id ? readBooking(world, who, id) : null;
}
