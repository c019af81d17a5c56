import type { World } from '#platform/world.ts';

/** Seconds; the job of a new email normally runs within them. */
const jobSeconds = 60;
const most = 200;

/** Reconciler: requeues waiting emails that no process has claimed. Returns the number. */
export async function requeueEmails(world: World): Promise<number> {
  if (world.mail.kind === 'waiting') return 0;
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    const waiting = await tx
      .selectFrom('emails')
      .select('id')
      .where('state', '=', 'waiting')
      .where('created_at', '<=', now.subtract({ seconds: jobSeconds }))
      .where((is) => is.or([is('not_before', 'is', null), is('not_before', '<=', now)]))
      .orderBy('created_at')
      .limit(most)
      .execute();
    for (const { id } of waiting) await world.jobs.send(tx, 'send-email', { emailId: id });
    return waiting.length;
  });
}
