import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { pauseSeconds } from '#studio/shared/email/email.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { type Watch, watchKey, watchSchema } from './check.ts';

/** Null: it never ran. */
export async function lastWatch(q: Queries): Promise<Watch | null> {
  const { value } = await readSetting(q, watchKey);
  return value === null ? null : watchSchema.parse(value);
}

export interface OpenFault {
  kind: string;
  subjectId: string;
  since: Temporal.Instant;
}

/** Open tasks of these kinds, the oldest first. */
export function openFaults(q: Queries, kinds: readonly string[]): Promise<OpenFault[]> {
  return q
    .selectFrom('tasks')
    .select(['kind', 'subject_id as subjectId', 'created_at as since'])
    .where('state', '=', 'open')
    .where('kind', 'in', kinds)
    .orderBy('created_at')
    .limit(200)
    .execute();
}

export async function databaseBytes(q: Queries): Promise<number> {
  const { rows } = await sql<{
    bytes: number | string;
  }>`select pg_database_size(current_database()) as bytes`.execute(q);
  return Number(rows[0]?.bytes ?? 0);
}

const mostEmails = 200;

/** Waiting emails that are due to have been sent, the oldest first. */
export function lateEmails(q: Queries, before: Temporal.Instant) {
  return q
    .selectFrom('emails')
    .select(['attempts', 'not_before as notBefore', 'last_error as error', 'created_at as createdAt'])
    .where('state', '=', 'waiting')
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(mostEmails)
    .execute();
}

export type LateEmail = Awaited<ReturnType<typeof lateEmails>>[number];

export function lastAttempt({ attempts, notBefore }: LateEmail): Temporal.Instant | null {
  return notBefore?.subtract({ seconds: pauseSeconds(attempts) }) ?? null;
}

/** Whether any email was taken since then. Emails wait three days at most. */
export async function wasSentSince(q: Queries, at: Temporal.Instant): Promise<boolean> {
  const row = await q
    .selectFrom('emails')
    .select('id')
    .where('created_at', '>', at.subtract({ hours: 4 * 24 }))
    .where('sent_at', '>', at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether neither an event about the newest payment of the range that has settled, nor any later one, has arrived. */
export async function isWebhookMissing(
  q: Queries,
  { provider, from, to }: { provider: 'stripe' | 'test'; from: Temporal.Instant; to: Temporal.Instant },
): Promise<boolean> {
  const newest = await q
    .selectFrom('payments')
    .select(['session_id', 'intent_id', 'created_at', 'changed_at as settledAt'])
    .where('provider', '=', provider)
    .where('state', 'in', ['captured', 'authorised'])
    .where('session_id', 'is not', null)
    .where('created_at', '>', from)
    .where('changed_at', '<=', to)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return false;
  const event = await q
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('received_at', '>=', newest.created_at)
    .where(({ eb, or }) =>
      or([
        eb('received_at', '>', newest.settledAt),
        eb('session_id', '=', newest.session_id),
        eb('intent_id', '=', newest.intent_id),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return event === undefined;
}

/** Read for busy times, and not read since then. */
export function unreadCalendars(q: Queries, since: Temporal.Instant) {
  return q
    .selectFrom('external_calendars')
    .select(['id', 'name'])
    .where('is_busy', '=', true)
    .where('failure', 'is not', null)
    .where(({ eb, fn }) => eb(fn.coalesce('succeeded_at', 'created_at'), '<=', since))
    .orderBy('created_at')
    .execute();
}
