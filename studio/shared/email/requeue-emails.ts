import type { World } from '#platform/world.ts';
import { queueOf } from './email.ts';
import { mailPause } from './mail-pause.store.ts';
import { unclaimedEmails } from './outbox.queries.ts';

/** Reconciler: requeues waiting emails that no process has claimed. Returns the number. */
export async function requeueEmails(world: World): Promise<number> {
  if (world.mail.kind === 'waiting') return 0;
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    const pause = await mailPause(tx);
    if (pause && Temporal.Instant.compare(now, pause.until) < 0) return 0;
    const waiting = (await unclaimedEmails(tx, now)).slice(0, pause ? 1 : undefined);
    for (const { id, kind } of waiting)
      await world.jobs.send(tx, { name: queueOf(kind), data: { emailId: id } });
    return waiting.length;
  });
}
