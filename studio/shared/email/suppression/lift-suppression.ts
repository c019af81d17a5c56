import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { deleteSuppression, requeueSuppressed } from './suppressions.store.ts';

/** Older emails, such as reminders and sign-in links, would be out of date. */
const resentDays = 3;

/** Emails to the address are sent again, with those of the last days that were not. Idempotent. */
export async function liftSuppression(
  world: World,
  who: May<'inbox'>,
  email: string,
): Promise<{ ok: boolean }> {
  if (email.length > 254 || email.includes('\0')) return { ok: false };
  await change(world, who, async (c) => {
    if (!(await deleteSuppression(c.tx, email))) return;
    const since = c.now.subtract({ hours: resentDays * 24 });
    for (const id of await requeueSuppressed(c.tx, { email, since })) {
      await world.jobs.send(c.tx, { name: 'send-email', data: { emailId: id } });
    }
    await audit(c, { action: 'address.tried-again', subject: 'mail:suppressed-address' });
  });
  return { ok: true };
}
