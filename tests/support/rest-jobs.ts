import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Of the queue's own jobs, its calendar for one, nothing is known here. */
const ours = sql`name not like '\\_\\_pgboss%'`;

/**
 * At the end of a test: the jobs that wait are given up, and those in hand finish, so that none of them writes into the
 * next test. One that waits for a vendor who never answers is left after ten seconds.
 */
export async function restJobs({ query }: Database): Promise<void> {
  for (let looks = 0; looks < 1000; looks += 1) {
    const { rows } = await sql<{ count: number }>`
      with given_up as (delete from pgboss.job where state < 'active' and ${ours})
      select count(*)::int as count from pgboss.job where state = 'active' and ${ours}
    `.execute(query);
    if (rows[0]?.count === 0) return;
    await pause(10);
  }
}
