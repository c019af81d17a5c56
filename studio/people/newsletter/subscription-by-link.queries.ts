import type { World } from '#platform/world.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';

export type NewsletterPurpose = 'confirm' | 'unsubscribe';

export interface SubscriptionByLink {
  id: string;
  email: string;
  isConfirmed: boolean;
  isUnsubscribed: boolean;
}

export async function subscriptionByLink(
  world: Pick<World, 'db' | 'clock'>,
  purpose: NewsletterPurpose,
  token: string,
): Promise<SubscriptionByLink | null> {
  const q = world.db.query;
  const link = await findSecretLink(q, { purpose: `newsletter-${purpose}`, token, now: world.clock.now() });
  if (!link) return null;
  const row = await q
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'confirmed_at', 'unsubscribed_at'])
    .where('id', '=', link.subjectId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    isConfirmed: row.confirmed_at !== null && row.unsubscribed_at === null,
    isUnsubscribed: row.unsubscribed_at !== null,
  };
}
