import type { World } from '#platform/world.ts';
import { confirmAddress } from '#studio/people/confirmed-addresses.store.ts';
import { markLinkUsed } from '#studio/people/secret-links.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import type { Who } from '#studio/shared/who.ts';
import { subscriptionByLink } from './subscription-by-link.queries.ts';
import { confirmRow } from './subscriptions.store.ts';

/** Confirms a subscription by the opt-in email. Idempotent. */
export async function confirmSubscription(
  world: World,
  who: Who,
  input: { token: string },
): Promise<{ ok: true } | { ok: false; refusal: 'not-found' }> {
  const subscription = await subscriptionByLink(world, 'confirm', input.token);
  if (!subscription) return { ok: false, refusal: 'not-found' };
  await change(world, who, async (c) => {
    if (!(await confirmRow(c, subscription.id))) return;
    await markLinkUsed(c.tx, input.token, c.now);
    await confirmAddress(c, { email: subscription.email, by: 'link' });
    const subject = `subscription:${subscription.id}`;
    await audit(c, { action: 'newsletter.confirmed', subject });
  });
  return { ok: true };
}
