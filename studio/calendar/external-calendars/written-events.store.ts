import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';
import type { CalendarFailure } from './external-calendar.ts';
import type { WrittenEvent } from './written-events.queries.ts';

interface Span {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

/** Of an account; null: bookings are written to none. */
export async function chooseTarget(tx: Tx, calendarId: string | null): Promise<void> {
  await tx
    .updateTable('external_calendars')
    .set({
      is_target: false,
      compared_at: null,
      write_failure: null,
      failed_comparisons: 0,
      compare_retry_at: null,
    })
    .where('is_target', '=', true)
    .execute();
  if (calendarId === null) return;
  await tx
    .updateTable('external_calendars')
    .set({ is_target: true })
    .where('id', '=', calendarId)
    .where('account_id', 'is not', null)
    .where('is_writable', '=', true)
    .execute();
}

/** The event has the content with this hash; nothing differs. */
export async function recordWritten(
  tx: Tx,
  event: { bookingId: string; calendarId: string; etag: string | null; hash: string } & Span,
): Promise<void> {
  const written = {
    calendar_id: event.calendarId,
    etag: event.etag,
    content_hash: event.hash,
    starts_at: event.start,
    ends_at: event.end,
    change: null,
    found_starts_at: null,
    found_ends_at: null,
  };
  await tx
    .insertInto('written_events')
    .values({ booking_id: event.bookingId, ...written })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(written))
    .execute();
}

/** `found` null: deleted there. */
export async function recordChange(
  tx: Tx,
  { bookingId, etag, found }: { bookingId: string; etag: string | null; found: Span | null },
): Promise<void> {
  await tx
    .updateTable('written_events')
    .set({
      etag,
      change: found ? 'moved' : 'deleted',
      found_starts_at: found?.start ?? null,
      found_ends_at: found?.end ?? null,
    })
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Changed there, but still at the time of the booking. */
export async function recordEtag(tx: Tx, bookingId: string, etag: string): Promise<void> {
  await tx
    .updateTable('written_events')
    .set({ etag, change: null, found_starts_at: null, found_ends_at: null })
    .where('booking_id', '=', bookingId)
    .execute();
}

/** The owner has answered the change: the event is written again. False: there is none. */
export async function endChange(tx: Tx, bookingId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('written_events')
    .set({ content_hash: null, change: null, found_starts_at: null, found_ends_at: null })
    .where('booking_id', '=', bookingId)
    .where('change', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteWritten(tx: Tx, { bookingId }: Pick<WrittenEvent, 'bookingId'>): Promise<void> {
  await tx.deleteFrom('written_events').where('booking_id', '=', bookingId).execute();
}

export async function recordWriting(
  tx: Tx,
  { calendarId, failure }: { calendarId: string; failure: CalendarFailure | null },
): Promise<void> {
  await tx
    .updateTable('external_calendars')
    .set({ write_failure: failure })
    .where('id', '=', calendarId)
    .where('write_failure', 'is distinct from', failure)
    .execute();
}

export async function recordComparison({ tx, now }: Write): Promise<void> {
  await tx
    .updateTable('external_calendars')
    .set({ compared_at: now, failed_comparisons: 0, compare_retry_at: null })
    .where('is_target', '=', true)
    .execute();
}

export async function recordFailedComparison(
  tx: Tx,
  calendarId: string,
  retryAfter: (failures: number) => Temporal.Instant,
): Promise<void> {
  const failed = await tx
    .updateTable('external_calendars')
    .set(({ eb }) => ({ failed_comparisons: eb('failed_comparisons', '+', 1) }))
    .where('id', '=', calendarId)
    .returning('failed_comparisons as failures')
    .executeTakeFirst();
  if (!failed) return;
  await tx
    .updateTable('external_calendars')
    .set({ compare_retry_at: retryAfter(failed.failures) })
    .where('id', '=', calendarId)
    .execute();
}
