import type { Queries } from '#platform/db/database.ts';
import { hashToken, tokenPattern } from '#studio/shared/secret-token.ts';
import { findSecretLink } from '../people/secret-links.store.ts';

/** Session credits for a secret: one named by an email link, or those bought with this return token. */
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

export async function creditByToken(
  q: Queries,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  return (await creditsByToken(q, token, now))[0] ?? null;
}

/** Private session credits only, the first to expire first. */
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
