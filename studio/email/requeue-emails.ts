import type { World } from '#platform/world.ts';

/** A job of its own brings a new mail; the reconcile looks only after those that waited longer than this. */
const jobSeconds = 60;
const most = 200;

/**
 * Asks again for every mail that waits and that nobody has in hand: its job was lost, its process died, its server was
 * away, or there was no mail server when it was written. For the reconcile; answers how many.
 */
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
