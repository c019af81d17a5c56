import type { Queries } from '#platform/db/database.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { isOwnRow } from '#studio/people/own-rows.queries.ts';
import type { Who } from '#studio/shared/who.ts';

export interface OwnCredit {
  id: string;
  title: string;
  left: number;
  validUntil: Temporal.Instant | null;
  isSession: boolean;
}

export async function ownCredits(q: Queries, who: Who, now: Temporal.Instant): Promise<OwnCredit[]> {
  const rows = await q
    .selectFrom('entitlements')
    .innerJoin('offers', 'offers.id', 'entitlements.offer_id')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select((select) => [
      'entitlements.id',
      'entitlements.offer_id',
      'entitlements.valid_until',
      'offers.kind',
      select.fn.sum<number>('ledger_entries.delta').as('left'),
    ])
    .where('entitlements.kind', '=', 'credit')
    .where((is) => isOwnRow(is, who, { email: 'entitlements.email', userId: 'entitlements.user_id' }))
    .where((is) =>
      is.or([is('entitlements.valid_until', 'is', null), is('entitlements.valid_until', '>', now)]),
    )
    .groupBy(['entitlements.id', 'offers.kind'])
    .orderBy('entitlements.valid_until', (order) => order.asc().nullsLast())
    .orderBy('entitlements.id')
    .execute();
  const usable = rows.filter((row) => Number(row.left) > 0);
  const offerIds = usable.map(({ offer_id }) => offer_id);
  const titles = await offerTitles(q, offerIds, who.language);
  return usable.map(({ id, offer_id, valid_until, kind, left }) => ({
    id,
    title: titles.get(offer_id) ?? offer_id,
    left: Number(left),
    validUntil: valid_until,
    isSession: kind === 'session' || kind === 'pack',
  }));
}
