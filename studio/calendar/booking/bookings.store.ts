import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { CoveredBy } from '#platform/db/schema/booking.ts';
import type { LanguageCode } from '#platform/db/schema/columns.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';
import type { Write } from '#studio/shared/change.ts';
import { type HashedNetwork, networkColumns } from '#studio/shared/limits/network-hash.ts';
import type { BookingInput } from './booking-input.ts';
import { remindersDue } from './reminders.queries.ts';

export interface NewBooking extends Omit<BookingInput, 'slotStart'> {
  claimId: string;
  language: LanguageCode;
  holderHash: string | null;
  networks: readonly HashedNetwork[];
  coveredBy?: CoveredBy | null;
  entitlementId?: string | null;
  isByLink?: boolean;
}

export async function insertBooking(tx: Tx, booking: NewBooking): Promise<string> {
  const row = await tx
    .insertInto('bookings')
    .values({
      claim_id: booking.claimId,
      name: booking.name,
      email: booking.email,
      course_id: booking.courseId,
      course_name: booking.courseName,
      language: booking.language,
      time_zone: booking.timeZone,
      place: booking.place,
      holder_hash: booking.holderHash,
      ...networkColumns(booking.networks),
      covered_by: booking.coveredBy ?? null,
      entitlement_id: booking.entitlementId ?? null,
      by_link: booking.isByLink ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The result that its person chose to show; null removes it. */
export async function setVoiceRange(tx: Tx, bookingId: string, range: object | null): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ voice_range: range && json(range) })
    .where('id', '=', bookingId)
    .execute();
}

/** The booking keeps its id when it moves to another claim (reschedule, or late payment). */
export async function attachClaim(
  tx: Tx,
  {
    bookingId,
    claimId,
    move,
  }: { bookingId: string; claimId: string; move: boolean | 'by-owner' | 'after-cancellation' },
): Promise<void> {
  // The cancellation was a version of the calendar event, too.
  const versions = move === 'after-cancellation' ? 2 : 1;
  await tx
    .updateTable('bookings')
    .set((set) => ({
      claim_id: claimId,
      new_time_offered_at: null,
      // A later cancellation is news to the owner.
      cancellation_notice: null,
      ...(move ? { reschedules: set('reschedules', '+', versions), reminded_at: null } : {}),
      // What the owner caused does not count against the visitor's limit.
      ...(move && move !== true ? { reschedules_by_owner: set('reschedules_by_owner', '+', versions) } : {}),
    }))
    .where('id', '=', bookingId)
    .execute();
}

/** The claim is cancelled; its person chooses another time or a refund. */
export async function markNewTimeOffered({ tx, now }: Write, bookingId: string): Promise<void> {
  await tx.updateTable('bookings').set({ new_time_offered_at: now }).where('id', '=', bookingId).execute();
}

export async function endNewTimeOffer(tx: Tx, bookingId: string): Promise<void> {
  await tx.updateTable('bookings').set({ new_time_offered_at: null }).where('id', '=', bookingId).execute();
}

/** Of sessions paid for by the order, also with the credits of a pack. */
export async function endNewTimeOffersOf(tx: Tx, orderId: string): Promise<void> {
  const granted = tx.selectFrom('entitlements').select('id').where('order_id', '=', orderId);
  await tx
    .updateTable('bookings')
    .set({ new_time_offered_at: null })
    .where((is) => is.or([is('order_id', '=', orderId), is('entitlement_id', 'in', granted)]))
    .where('new_time_offered_at', 'is not', null)
    .execute();
}

export async function attachOrder(tx: Tx, bookingId: string, orderId: string): Promise<void> {
  await tx.updateTable('bookings').set({ order_id: orderId }).where('id', '=', bookingId).execute();
}

export async function markConfirmed(
  { tx, now }: Write,
  bookingId: string,
  coveredBy: CoveredBy,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ covered_by: coveredBy, confirmed_at: now })
    .where('id', '=', bookingId)
    .execute();
}

export async function coverByCredit(tx: Tx, bookingId: string, entitlementId: string): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ covered_by: 'entitlement', entitlement_id: entitlementId })
    .where('id', '=', bookingId)
    .execute();
}

export async function coverByOrder(tx: Tx, bookingId: string, orderId: string): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ covered_by: 'order', order_id: orderId })
    .where('id', '=', bookingId)
    .execute();
}

export async function coverAtSession(tx: Tx, bookingId: string): Promise<void> {
  await tx.updateTable('bookings').set({ covered_by: 'at-session' }).where('id', '=', bookingId).execute();
}

export async function noteAttendance(
  tx: Tx,
  bookingId: string,
  facts: { completedAt: Temporal.Instant | null; noShowAt: Temporal.Instant | null },
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ completed_at: facts.completedAt, no_show_at: facts.noShowAt })
    .where('id', '=', bookingId)
    .execute();
}

export async function noteFeeInvoice(tx: Tx, bookingId: string, invoice: number): Promise<void> {
  await tx.updateTable('bookings').set({ fee_invoice: invoice }).where('id', '=', bookingId).execute();
}

/** Locks claim, then booking (global lock order); retries when the booking moved meanwhile. Null: not found. */
export async function lockBooking(tx: Tx, bookingId: string) {
  for (let look = 0; look < 3; look += 1) {
    const at = await tx
      .selectFrom('bookings')
      .select('claim_id')
      .where('id', '=', bookingId)
      .executeTakeFirst();
    const claim = at && (await lockClaim(tx, at.claim_id));
    const booking = await tx
      .selectFrom('bookings')
      .select(['id', 'claim_id', 'reschedules', 'reschedules_by_owner', 'name', 'email'])
      .select(['by_link', 'order_id', 'entitlement_id', 'covered_by', 'course_id'])
      .select(['notice_hours as noticeHours', 'max_reschedules as maxReschedules'])
      .select(['late_fee_percent as lateFeePercent', 'prices'])
      .select('new_time_offered_at as newTimeOfferedAt')
      .where('id', '=', bookingId)
      .forUpdate()
      .executeTakeFirst();
    if (!claim || !booking) return null;
    if (booking.claim_id === claim.id) return { booking, claim };
  }
  return null;
}

/** False: no reminder is due, or it was sent. */
export async function markReminded({ tx, now }: Write, bookingId: string): Promise<boolean> {
  const due = await remindersDue(tx, now)
    .where('bookings.id', '=', bookingId)
    .forUpdate('bookings')
    .executeTakeFirst();
  if (!due) return false;
  await tx.updateTable('bookings').set({ reminded_at: now }).where('id', '=', bookingId).execute();
  return true;
}

export async function changeBookingEmail(tx: Tx, bookingId: string, email: string): Promise<void> {
  await tx.updateTable('bookings').set({ email }).where('id', '=', bookingId).execute();
}
