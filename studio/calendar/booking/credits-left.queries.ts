import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { sessionCreditKinds } from '#studio/offers/catalogue/offer.ts';
import type { May } from '#studio/shared/who.ts';

interface Asked {
  who: May<'calendar' | 'inbox'>;
  now: Temporal.Instant;
}

export async function creditsLeftOf(
  q: Queries,
  { email, ...asked }: Asked & { email: string },
): Promise<number> {
  return (await creditsLeftByEmail(q, { emails: [email], ...asked })).get(normalized(email)) ?? 0;
}

/** Session credits by trimmed address in lower case; those without credits are left out. */
export async function creditsLeftByEmail(
  q: Queries,
  { emails, now }: Asked & { emails: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const wanted = emails.filter((email) => !/\p{Cc}/u.test(email)).map(normalized);
  if (wanted.length === 0) return new Map();
  const owner = sql<string>`lowercase(entitlements.email)`;
  const rows = await q
    .selectFrom('entitlements')
    .innerJoin('offers', 'offers.id', 'entitlements.offer_id')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select([owner.as('email'), (select) => select.fn.sum<string>('ledger_entries.delta').as('left')])
    .where('entitlements.kind', '=', 'credit')
    .where('offers.kind', 'in', sessionCreditKinds)
    .where(owner, 'in', wanted)
    .where((is) =>
      is.or([is('entitlements.valid_until', 'is', null), is('entitlements.valid_until', '>', now)]),
    )
    .groupBy(owner)
    .execute();
  return new Map(rows.map(({ email, left }) => [email, Number(left)]));
}

function normalized(email: string): string {
  return email.trim().toLowerCase();
}
