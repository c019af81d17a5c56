import type { World } from '#platform/world.ts';
import { revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
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
  const at = world.clock.now();
  await world.db.transaction(async (tx) => {
    await revokeSecretLinks(tx, { subjectId: subscription.id, now: at, purpose: 'newsletter-confirm' });
    if (!(await unsubscribeRow(tx, subscription.id, at))) return;
    const subject = `subscription:${subscription.id}`;
    await audit(tx, { at, actor: who.role, action: 'newsletter.unsubscribed', subject });
  });
  return { ok: true };
}
