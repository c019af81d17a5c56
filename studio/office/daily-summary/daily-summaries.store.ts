import type { Tx } from '#platform/db/database.ts';

const daysKept = 30;

/** True for the first of several processes, which waits for the transaction of another. */
export async function decideDay(tx: Tx, day: Temporal.PlainDate, at: Temporal.Instant): Promise<boolean> {
  const decided = await tx
    .insertInto('daily_summaries')
    .values({ day: day.toString(), decided_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (!decided) return false;
  const first = day.subtract({ days: daysKept }).toString();
  await tx.deleteFrom('daily_summaries').where('day', '<', first).execute();
  return true;
}
