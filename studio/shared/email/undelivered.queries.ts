import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { attemptsUntilTask, unconfirmedKinds } from './email.ts';

export interface Undelivered {
  count: number;
  /** The mail server's words about the newest. */
  reason: string;
}

/** Emails of the last seven days to addresses that nobody has confirmed, for which there is no task. */
export async function undeliveredToUnconfirmed(q: Queries, now: Temporal.Instant): Promise<Undelivered> {
  const { rows } = await sql<{ count: string | number; reason: string | null }>`
    select count(*) as count, (array_agg(last_error order by created_at desc))[1] as reason
    from emails
    where created_at > ${now.subtract({ hours: 7 * 24 })} and kind = any(${unconfirmedKinds}::text[])
      and (state = 'failed' or (state = 'waiting' and attempts >= ${attemptsUntilTask}))
      and not exists (select 1 from users where users.email = lowercase(emails.recipient))
  `.execute(q);
  return { count: Number(rows[0]?.count ?? 0), reason: rows[0]?.reason ?? '' };
}
