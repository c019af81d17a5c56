import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { sessionCreditKinds } from '#studio/catalogue/offer.ts';
import type { Who } from '#studio/shared/who.ts';

export async function creditsLeftOf(
  q: Queries,
  { who, email, now }: { who: Pick<Who, 'role'>; email: string; now: Temporal.Instant },
): Promise<number> {
  if (who.role !== 'owner' || /\p{Cc}/u.test(email)) return 0;
  const row = await q
    .selectFrom('entitlements')
    .innerJoin('offers', 'offers.id', 'entitlements.offer_id')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select((select) => select.fn.sum<string>('ledger_entries.delta').as('left'))
    .where('entitlements.kind', '=', 'credit')
    .where('offers.kind', 'in', sessionCreditKinds)
    .where(sql<boolean>`lower(entitlements.email) = ${email.trim().toLowerCase()}`)
    .where((is) =>
      is.or([is('entitlements.valid_until', 'is', null), is('entitlements.valid_until', '>', now)]),
    )
    .executeTakeFirst();
  return Number(row?.left ?? 0);
}
