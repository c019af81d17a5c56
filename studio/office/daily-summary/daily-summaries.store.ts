import type { Write } from '#studio/shared/change.ts';

const daysKept = 30;

/** True for the first of several processes, which waits for the transaction of another. */
export async function decideDay({ tx, now }: Write, day: Temporal.PlainDate): Promise<boolean> {
  const decided = await tx
    .insertInto('daily_summaries')
    .values({ day: day.toString(), decided_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (!decided) return false;
  const first = day.subtract({ days: daysKept }).toString();
  await tx.deleteFrom('daily_summaries').where('day', '<', first).execute();
  return true;
}
