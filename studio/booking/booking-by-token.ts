import type { Queries } from '#platform/db/database.ts';
import { hashToken, tokenPattern } from '#studio/shared/secret-token.ts';
import { findSecretLink } from '../people/secret-links.store.ts';

/** How long after the hour the buyer's return address still shows it: as long as the links in the mails. */
const daysAfter = 30;

/**
 * The booking that a secret may change: the link of a mail, or the return address of the payment that bought the hour
 * (or the credit it was booked with). Null for every wrong token.
 */
export async function bookingIdByToken(
  q: Queries,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const link = await findSecretLink(q, 'booking', token, now);
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
