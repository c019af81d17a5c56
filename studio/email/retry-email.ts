import type { World } from '#platform/world.ts';
import { closeTask } from '#studio/admin-tasks/close-task.ts';
import { audit } from '#studio/shared/audit.ts';
import type { Who } from '#studio/shared/who.ts';
import { emptyFailedMail, markFailed, reviveMail } from './emails.store.ts';

export type RetryMailOutcome = { ok: true } | { ok: false; refusal: 'not-found' };

/** The owner's 'retry' of a mail that was refused or that nobody takes. The task closes; it comes back if it fails again. */
export async function retryMail(
  world: World,
  who: Who,
  input: { mailId: string },
): Promise<RetryMailOutcome> {
  if (who.role !== 'owner') return { ok: false, refusal: 'not-found' };
  return world.db.transaction(async (tx) => {
    if (!(await reviveMail(tx, input.mailId))) return { ok: false, refusal: 'not-found' };
    await closeTask(tx, { kind: 'mail-failed', subjectId: input.mailId, by: 'owner' });
    await audit(tx, {
      at: world.clock.now(),
      actor: 'owner',
      action: 'mail.retried',
      subject: `mail:${input.mailId}`,
    });
    await world.jobs.send(tx, 'send-mail', { mailId: input.mailId });
    return { ok: true };
  });
}

/** The owner's 'done' on a mail that nobody takes: it is not tried again, and its text is deleted. */
export async function dropMail(world: World, who: Who, input: { mailId: string }): Promise<RetryMailOutcome> {
  if (who.role !== 'owner') return { ok: false, refusal: 'not-found' };
  return world.db.transaction(async (tx) => {
    await markFailed(tx, input.mailId, 'Dropped by the owner');
    await emptyFailedMail(tx, input.mailId);
    await closeTask(tx, { kind: 'mail-failed', subjectId: input.mailId, by: 'owner' });
    await audit(tx, {
      at: world.clock.now(),
      actor: 'owner',
      action: 'mail.dropped',
      subject: `mail:${input.mailId}`,
    });
    return { ok: true };
  });
}
