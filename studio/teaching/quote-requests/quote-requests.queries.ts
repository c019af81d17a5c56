import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import type { May } from '#studio/shared/who.ts';

/** After the end of a session. Later it is not asked any more, also when the setting is turned on. */
const hours = { from: 24, to: 72 };

/** Present and former ones: a changed address is not another person. */
const accountEmails = sql`(select id as user_id, email from users
  union all select user_id, email from former_emails)`;

/** Private sessions that took place, of people who were never asked. */
export function sessionsToAskAfter(q: Queries, now: Temporal.Instant) {
  return q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.id', 'bookings.name', 'bookings.email', 'bookings.language'])
    .where('claims.kind', '=', 'session')
    .where('claims.state', '=', 'booked')
    .where('bookings.no_show_at', 'is', null)
    .where('bookings.email', '!=', '')
    .where('claims.slot_start', '>', now.subtract({ hours: hours.to + 24 }))
    .where('claims.slot_end', '>', now.subtract({ hours: hours.to }))
    .where('claims.slot_end', '<=', now.subtract({ hours: hours.from }))
    .where(sql<boolean>`not exists (select from quote_requests as asked where asked.email = lowercase(bookings.email)
      or exists (select from ${accountEmails} as one join ${accountEmails} as other using (user_id)
        where one.email = asked.email and other.email = lowercase(bookings.email)))`)
    .orderBy('claims.slot_end')
    .orderBy('bookings.id');
}

const columns = ['id', 'email', 'name', 'language', 'state'] as const;

/** Null: unknown, expired or erased. */
export async function requestByLink({ db, clock }: Pick<World, 'db' | 'clock'>, token: string) {
  const link = await findSecretLink(db.query, { purpose: 'quote', token, now: clock.now() });
  if (!link) return null;
  const row = await db.query
    .selectFrom('quote_requests')
    .select(columns)
    .where('id', '=', link.subjectId)
    .executeTakeFirst();
  return row ?? null;
}

export function requestToSend(q: Queries, requestId: string) {
  return q.selectFrom('quote_requests').select(columns).where('id', '=', requestId).executeTakeFirstOrThrow();
}

/** Written and not decided yet, the oldest first. */
export function writtenQuotes(q: Queries, _who: May<'website'>) {
  return q
    .selectFrom('quote_requests')
    .select(['id', 'quote', 'shown_name as shownName', 'consent', 'language', 'written_at as writtenAt'])
    .where('state', '=', 'written')
    .orderBy('written_at')
    .orderBy('id')
    .limit(50)
    .execute();
}
