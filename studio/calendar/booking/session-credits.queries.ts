import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { sessionCreditKinds } from '#studio/offers/catalogue/offer.ts';
import { isOwnRow } from '#studio/people/own-rows.queries.ts';
import { paymentOfPayer } from '#studio/people/payer.queries.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import type { Who } from '#studio/shared/who.ts';

interface CreditToken {
  token: string;
  who: Who;
  now: Temporal.Instant;
}

/** Session credits for a secret: one named by an email link, or those bought with this return token, for the payer. */
export async function creditsByToken(q: Queries, { token, who, now }: CreditToken): Promise<string[]> {
  const link = await findSecretLink(q, { purpose: 'credit', token, now });
  const payment = link ? undefined : await paymentOfPayer(q, { token, who });
  if (link) return idsOf(sessionCredits(q).where('entitlements.id', '=', link.subjectId));
  return payment ? idsOf(sessionCredits(q).where('entitlements.order_id', '=', payment.order_id)) : [];
}

async function idsOf(credits: ReturnType<typeof sessionCredits>): Promise<string[]> {
  return (await credits.execute()).map(({ id }) => id);
}

export async function creditByToken(q: Queries, given: CreditToken): Promise<string | null> {
  return (await creditsByToken(q, given))[0] ?? null;
}

/** Private session credits only, the first to expire first. */
function sessionCredits(q: Queries) {
  return q
    .selectFrom('entitlements')
    .innerJoin('offers', 'offers.id', 'entitlements.offer_id')
    .select('entitlements.id')
    .where('entitlements.kind', '=', 'credit')
    .where('offers.kind', 'in', sessionCreditKinds)
    .orderBy('entitlements.valid_until')
    .orderBy('entitlements.id');
}

export async function ownSessionCredits(q: Queries, who: Who): Promise<string[]> {
  const credits = await sessionCredits(q)
    .where((is) => isOwnRow(is, who, { email: 'entitlements.email', userId: 'entitlements.user_id' }))
    .execute();
  return credits.map(({ id }) => id);
}

export async function sessionCreditsOfEmail(q: Queries, email: string): Promise<string[]> {
  const credits = await sessionCredits(q)
    .where(sql<boolean>`lowercase(entitlements.email) = ${email.toLowerCase()}`)
    .execute();
  return credits.map(({ id }) => id);
}

/** The latest hour booked with it, or the one that starts at `start`. */
export async function bookedWithCredit(
  q: Queries,
  entitlementId: string,
  start?: Temporal.Instant,
): Promise<string | null> {
  const row = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('bookings.id')
    .where('bookings.entitlement_id', '=', entitlementId)
    .where('claims.state', '=', 'booked')
    .$if(start !== undefined, (rows) => rows.where('claims.slot_start', '=', start!))
    .orderBy('bookings.created_at', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}
