import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { clearFailedEmail, markFailed, requeueEmail } from './emails.store.ts';

export type RetryEmailOutcome = { ok: true } | { ok: false; refusal: 'not-found' };

/** The owner's retry of a failed email. Closes the task; a new failure reopens it. */
export async function retryEmail(
  world: World,
  who: May<'today' | 'figures'>,
  input: { emailId: string },
): Promise<RetryEmailOutcome> {
  return change(world, who, async (c) => {
    if (!(await requeueEmail(c.tx, input.emailId))) return { ok: false, refusal: 'not-found' };
    await publish(c, { type: 'email.retried', emailId: input.emailId });
    await audit(c, { action: 'email.retried', subject: `mail:${input.emailId}` });
    await world.jobs.send(c.tx, { name: 'send-email', data: { emailId: input.emailId } });
    return { ok: true };
  });
}

export async function discardEmail(
  world: World,
  who: May<'today' | 'figures'>,
  input: { emailId: string },
): Promise<RetryEmailOutcome> {
  return change(world, who, async (c) => {
    await markFailed(c.tx, input.emailId, 'Dropped by the owner');
    await clearFailedEmail(c.tx, input.emailId);
    await publish(c, { type: 'email.discarded', emailId: input.emailId });
    await audit(c, { action: 'email.discarded', subject: `mail:${input.emailId}` });
    return { ok: true };
  });
}
