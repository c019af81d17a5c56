import type { Queries } from '#platform/db/database.ts';
import { paymentByReturnToken } from '#studio/payments/payments.queries.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import { tokenPattern } from '#studio/shared/secret-token.ts';

/** Two years: the time limit for complaints about defects (købeloven § 83). */
export const orderLinkHours = 24 * 730;

const returnHours = 24 * 30;

/** Null for every wrong token. */
export async function orderIdByToken(
  q: Queries,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const link = await findSecretLink(q, { purpose: 'order', token, now });
  if (link) return link.subjectId;
  if (!tokenPattern.test(token)) return null;
  const paid = await paymentByReturnToken(q, token);
  const isRecent =
    paid && Temporal.Instant.compare(paid.created_at, now.subtract({ hours: returnHours })) > 0;
  return isRecent ? paid.order_id : null;
}
