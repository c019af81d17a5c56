import type { World } from '#platform/world.ts';
import { revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import type { Who } from '#studio/shared/who.ts';
import { subscriptionByLink } from './subscription-by-link.queries.ts';
import { unsubscribeRow } from './subscriptions.store.ts';

/** One-click unsubscribe (RFC 8058). Idempotent. Revokes open confirmation links. */
export async function unsubscribe(
  world: World,
  who: Who,
  input: { token: string },
): Promise<{ ok: true } | { ok: false; refusal: 'not-found' }> {
  const subscription = await subscriptionByLink(world, 'unsubscribe', input.token);
  if (!subscription) return { ok: false, refusal: 'not-found' };
  await change(world, who, async (c) => {
    await revokeSecretLinks(c.tx, { subjectId: subscription.id, now: c.now, purpose: 'newsletter-confirm' });
    if (!(await unsubscribeRow(c, subscription.id))) return;
    const subject = `subscription:${subscription.id}`;
    await audit(c, { action: 'newsletter.unsubscribed', subject });
  });
  return { ok: true };
}
