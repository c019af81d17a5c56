import type { Queries } from '#platform/db/database.ts';
import { hashToken, tokenPattern } from '../shared/secret-token.ts';

/**
 * The session credit that a secret spends: the link in its mail, or the return token of the payment that bought it.
 * Null when it opens none; whether the credit is used up is not asked here.
 */
export async function creditByToken(
  q: Queries,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  if (!tokenPattern.test(token)) return null;
  const byLink = await q
    .selectFrom('secret_links')
    .select('subject_id as id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'credit')
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (byLink) return byLink.id;
  const byReturn = await sessionCredits(q)
    .innerJoin('payments', 'payments.order_id', 'entitlements.order_id')
    .where('payments.return_token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return byReturn?.id ?? null;
}

/** Credits of private sessions only: a credit for a studio day books no hour. */
export function sessionCredits(q: Queries) {
  return q
    .selectFrom('entitlements')
    .innerJoin('catalogue_entries', 'catalogue_entries.id', 'entitlements.entry_id')
    .select('entitlements.id')
    .where('entitlements.kind', '=', 'credit')
    .where('catalogue_entries.kind', '=', 'session');
}
