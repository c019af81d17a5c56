import type { Queries } from '#platform/db/database.ts';
import { hashToken, tokenPattern } from '#studio/shared/secret-token.ts';
import { findSecretLink } from '../people/secret-links.store.ts';

/**
 * The session credits that a secret spends: the one its mail's link names, or those that the payment with this return
 * token bought. Empty when it opens none; whether they are used up is not asked here.
 */
export async function creditsByToken(q: Queries, token: string, now: Temporal.Instant): Promise<string[]> {
  if (!tokenPattern.test(token)) return [];
  const link = await findSecretLink(q, 'credit', token, now);
  const credits = link
    ? sessionCredits(q).where('entitlements.id', '=', link.subjectId)
    : sessionCredits(q)
        .innerJoin('payments', 'payments.order_id', 'entitlements.order_id')
        .where('payments.return_token_hash', '=', hashToken(token));
  return (await credits.execute()).map(({ id }) => id);
}

/** The first of them, or null. */
export async function creditByToken(
  q: Queries,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  return (await creditsByToken(q, token, now))[0] ?? null;
}

/** Credits of private sessions only (one for a studio day books no hour), the one that ends first first. */
export function sessionCredits(q: Queries) {
  return q
    .selectFrom('entitlements')
    .innerJoin('offers', 'offers.id', 'entitlements.offer_id')
    .select('entitlements.id')
    .where('entitlements.kind', '=', 'credit')
    .where('offers.kind', '=', 'session')
    .orderBy('entitlements.valid_until')
    .orderBy('entitlements.id');
}
