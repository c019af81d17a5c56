import type { Queries } from '#platform/db/database.ts';
import { hashToken, tokenPattern } from '#studio/shared/secret-token.ts';
import { findSecretLink } from '../people/secret-links.queries.ts';

/** As long as the links in the emails. */
const daysAfter = 30;

/** Booking for a secret: an email link or the return address of a payment. Null for every wrong token. */
export async function bookingIdByToken(
  q: Queries,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const link = await findSecretLink(q, { purpose: 'booking', token, now });
  if (link) return link.subjectId;
  if (!tokenPattern.test(token)) return null;
  const paid = await q
    .selectFrom('payments')
    .leftJoin('entitlements', 'entitlements.order_id', 'payments.order_id')
    .innerJoin('bookings', (join) =>
      join.on((on) =>
        on.or([
          on('bookings.order_id', '=', on.ref('payments.order_id')),
          on('bookings.entitlement_id', '=', on.ref('entitlements.id')),
        ]),
      ),
    )
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('bookings.id')
    .where('payments.return_token_hash', '=', hashToken(token))
    .where('bookings.confirmed_at', 'is not', null)
    .where('claims.slot_end', '>', now.subtract({ hours: 24 * daysAfter }))
    .orderBy('bookings.created_at', 'desc')
    .executeTakeFirst();
  return paid?.id ?? null;
}
