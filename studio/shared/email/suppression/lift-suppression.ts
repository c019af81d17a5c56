import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { May } from '#studio/shared/who.ts';
import { deleteSuppression, requeueSuppressed } from './suppressions.store.ts';

/** Older emails, such as reminders and sign-in links, would be out of date. */
const resentDays = 3;

/** Emails to the address are sent again, with those of the last days that were not. Idempotent. */
export async function liftSuppression(
  world: World,
  _who: May<'inbox'>,
  email: string,
): Promise<{ ok: boolean }> {
  if (email.length > 254 || email.includes('\0')) return { ok: false };
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    if (!(await deleteSuppression(tx, email))) return;
    const since = now.subtract({ hours: resentDays * 24 });
    for (const id of await requeueSuppressed(tx, { email, since })) {
      await world.jobs.send(tx, { name: 'send-email', data: { emailId: id } });
    }
    await audit(tx, {
      at: now,
      actor: 'owner',
      action: 'address.tried-again',
      subject: 'mail:suppressed-address',
    });
  });
  return { ok: true };
}
