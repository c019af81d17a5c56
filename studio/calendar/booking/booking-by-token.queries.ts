import type { Queries } from '#platform/db/database.ts';
import { paymentOfPayer } from '#studio/people/payer.queries.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import type { Who } from '#studio/shared/who.ts';

/** As long as the links in the emails. */
const daysAfter = 30;

/** Booking for a secret: an email link or the return address in the browser that paid. Null for every wrong token. */
export async function bookingIdByToken(
  q: Queries,
  { token, who, now }: { token: string; who: Who; now: Temporal.Instant },
): Promise<string | null> {
  const link = await findSecretLink(q, { purpose: 'booking', token, now });
  if (link) return link.subjectId;
  const payment = await paymentOfPayer(q, { token, who });
  if (!payment) return null;
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
    .where('payments.id', '=', payment.id)
    .where('bookings.confirmed_at', 'is not', null)
    .where('claims.slot_end', '>', now.subtract({ hours: 24 * daysAfter }))
    .orderBy('bookings.created_at', 'desc')
    .executeTakeFirst();
  return paid?.id ?? null;
}
