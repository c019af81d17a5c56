import type { Queries } from '#platform/db/database.ts';
import { paymentOfPayer } from '#studio/people/payer.queries.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import type { Who } from '#studio/shared/who.ts';

/** Two years: the time limit for complaints about defects (købeloven § 83). */
export const orderLinkHours = 24 * 730;

const returnHours = 24 * 30;

/** Null for every wrong token. */
export async function orderIdByToken(
  q: Queries,
  { token, who, now }: { token: string; who: Who; now: Temporal.Instant },
): Promise<string | null> {
  const link = await findSecretLink(q, { purpose: 'order', token, now });
  if (link) return link.subjectId;
  const paid = await paymentOfPayer(q, { token, who });
  const isRecent =
    paid && Temporal.Instant.compare(paid.created_at, now.subtract({ hours: returnHours })) > 0;
  return isRecent ? paid.order_id : null;
}
