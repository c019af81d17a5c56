import { keepLinkHash } from '#studio/people/secret-links.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { hashToken, keyedHash } from '#studio/shared/secret-token.ts';

const days = 5 * 365;

/** One per subscription, so that a hundred issues make one row: derived from the studio's secret. */
export async function keepUnsubscribeLink(
  { world, tx, now }: Change,
  subscriptionId: string,
): Promise<string> {
  const token = keyedHash(world.secret, 'newsletter-unsubscribe', subscriptionId).slice(0, 22);
  const expiresAt = now.add({ hours: days * 24 });
  const link = { purpose: 'newsletter-unsubscribe', subjectId: subscriptionId, expiresAt } as const;
  await keepLinkHash(tx, hashToken(token), link);
  return token;
}
