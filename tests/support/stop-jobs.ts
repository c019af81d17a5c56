import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** The queue's own jobs, such as its schedule, do not count. */
const ours = sql`name not like '\\_\\_pgboss%'`;

/**
 * At the end of a test: cancels waiting jobs and lets running ones finish, so that none of them writes into the
 * next test. One that waits for a silent vendor is abandoned after ten seconds.
 */
export async function stopJobs({ query }: Database): Promise<void> {
  for (let looks = 0; looks < 1000; looks += 1) {
    const { rows } = await sql<{ count: number }>`
      with given_up as (delete from pgboss.job where state < 'active' and ${ours})
      select count(*)::int as count from pgboss.job where state = 'active' and ${ours}
    `.execute(query);
    if (rows[0]?.count === 0) return;
    await pause(10);
  }
}

/** Until the site starts again, reconciliation no longer runs each minute. For the beginning of a test. */
export async function stopReconciliation(db: Database): Promise<void> {
  await sql`delete from pgboss.schedule where name = 'reconcile'`.execute(db.query);
  // The queue may have a job of its own that would send it.
  await sql`delete from pgboss.job where state < 'active'`.execute(db.query);
  await stopJobs(db);
}
