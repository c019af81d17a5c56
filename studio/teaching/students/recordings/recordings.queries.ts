import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { CommentAuthor } from '#platform/db/schema/students.ts';
import type { SoundFormat } from '#platform/media/media-finding.ts';
import { isOwnRow, spellingsOf } from '#studio/people/own-rows.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import { mostRecordings } from './session-recording.ts';

export interface RecordingComment {
  id: string;
  author: CommentAuthor;
  at: number;
  body: string;
  createdAt: Temporal.Instant;
}

export interface SessionRecording {
  id: string;
  bookingId: string;
  name: string;
  key: string;
  /** 'bin': not every browser plays it, so that it is offered as a download. */
  format: SoundFormat | 'bin';
  bytes: number;
  seconds: number | null;
  heardAt: Temporal.Instant | null;
  start: Temporal.Instant;
  email: string;
  personName: string;
}

type Asking = Pick<Who, 'role' | 'email' | 'userId'>;

const recordings = (q: Queries) =>
  q
    .selectFrom('session_recordings')
    .innerJoin('bookings', 'bookings.id', 'session_recordings.booking_id')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['session_recordings.id', 'booking_id as bookingId', 'session_recordings.name', 'key'])
    .select(['format', 'bytes', 'seconds', 'heard_at as heardAt', 'claims.slot_start as start'])
    .select(['bookings.email', 'bookings.name as personName']);

export interface RequestedRecording {
  booking: string;
  recording: string;
  /** The owner sees every recording, a student those of their own sessions. */
  as: CommentAuthor;
}

/** Null: it does not exist, or the requester may not see it. */
export async function recordingFor(
  q: Queries,
  who: Asking,
  { booking, recording, as }: RequestedRecording,
): Promise<SessionRecording | null> {
  if (as === 'owner' && who.role !== 'owner') return null;
  if (![booking, recording].every((id) => z.guid().safeParse(id).success)) return null;
  const row = await recordings(q)
    .where('session_recordings.id', '=', recording)
    .where('bookings.id', '=', booking)
    .$if(as === 'student', (query) => query.where((is) => isOwnRow(is, who, { email: 'bookings.email' })))
    .executeTakeFirst();
  return row ?? null;
}

const mostCompared = 200;

/** The other recordings of the same person that each browser plays, newest first. */
export function comparableRecordings(
  q: Queries,
  who: Asking,
  { id, email, as }: Pick<SessionRecording, 'id' | 'email'> & Pick<RequestedRecording, 'as'>,
): Promise<SessionRecording[]> {
  return recordings(q)
    .where('session_recordings.id', '<>', id)
    .where('format', '<>', 'bin')
    .where((is) =>
      as === 'student'
        ? isOwnRow(is, who, { email: 'bookings.email' })
        : sql<SqlBool>`lowercase(bookings.email) = any(${spellingsOf(email)}::text[])`,
    )
    .orderBy('claims.slot_start', 'desc')
    .orderBy('session_recordings.id')
    .limit(mostCompared)
    .execute();
}

export interface ListedRecording {
  id: string;
  bookingId: string;
  name: string;
  seconds: number | null;
  heardAt: Temporal.Instant | null;
  comments: number;
}

/** Of the owner's choice of bookings, or of bookings that are already known to be the requester's. */
export async function recordingsOf(q: Queries, bookingIds: readonly string[]): Promise<ListedRecording[]> {
  if (bookingIds.length === 0) return [];
  return q
    .selectFrom('session_recordings')
    .select(['id', 'booking_id as bookingId', 'name', 'seconds', 'heard_at as heardAt'])
    .select(
      sql<number>`(select count(*) from recording_comments where recording_id = session_recordings.id)`.as(
        'comments',
      ),
    )
    .where('booking_id', 'in', bookingIds)
    .orderBy('added_at')
    .limit(mostRecordings * bookingIds.length)
    .execute();
}

export async function countOfSession(q: Queries, bookingId: string): Promise<number> {
  const { count } = await q
    .selectFrom('session_recordings')
    .select(sql<number>`count(*)`.as('count'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return count;
}

const mostComments = 200;

export function commentsOn(q: Queries, recordingId: string): Promise<RecordingComment[]> {
  return q
    .selectFrom('recording_comments')
    .select(['id', 'author', 'at_second as at', 'body', 'created_at as createdAt'])
    .where('recording_id', '=', recordingId)
    .orderBy('at_second')
    .orderBy('created_at')
    .limit(mostComments)
    .execute();
}
