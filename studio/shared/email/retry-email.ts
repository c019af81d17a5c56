import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { clearFailedEmail, markFailed, requeueEmail } from './emails.store.ts';

export type RetryEmailOutcome = { ok: true } | { ok: false; refusal: 'not-found' };

/** The owner's retry of a failed email. Closes the task; a new failure reopens it. */
export async function retryEmail(
  world: World,
  _who: May<'today' | 'figures'>,
  input: { emailId: string },
): Promise<RetryEmailOutcome> {
  return world.db.transaction(async (tx) => {
    if (!(await requeueEmail(tx, input.emailId))) return { ok: false, refusal: 'not-found' };
    await publish(world, tx, { type: 'email.retried', emailId: input.emailId });
    await audit(tx, {
      at: world.clock.now(),
      actor: 'owner',
      action: 'email.retried',
      subject: `mail:${input.emailId}`,
    });
    await world.jobs.send(tx, { name: 'send-email', data: { emailId: input.emailId } });
    return { ok: true };
  });
}

export async function discardEmail(
  world: World,
  _who: May<'today' | 'figures'>,
  input: { emailId: string },
): Promise<RetryEmailOutcome> {
  return world.db.transaction(async (tx) => {
    await markFailed(tx, input.emailId, 'Dropped by the owner');
    await clearFailedEmail(tx, input.emailId);
    await publish(world, tx, { type: 'email.discarded', emailId: input.emailId });
    await audit(tx, {
      at: world.clock.now(),
      actor: 'owner',
      action: 'email.discarded',
      subject: `mail:${input.emailId}`,
    });
    return { ok: true };
  });
}
