import type { Queries } from '#platform/db/database.ts';

export function recordingToSend(q: Queries, id: string) {
  return q
    .selectFrom('session_recordings')
    .innerJoin('bookings', 'bookings.id', 'session_recordings.booking_id')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['session_recordings.id', 'session_recordings.name', 'bookings.id as bookingId'])
    .select(['bookings.email', 'bookings.name as personName', 'claims.slot_start as start'])
    .where('session_recordings.id', '=', id)
    .executeTakeFirstOrThrow();
}

export function commentToSend(q: Queries, id: string) {
  return q
    .selectFrom('recording_comments')
    .select(['recording_id as recordingId', 'author', 'at_second as at', 'body', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
