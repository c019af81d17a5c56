import type { Queries } from '#platform/db/database.ts';

/** Days before its end at which the holder is notified of what is left. */
const noticeDays = 30;

/** Credits and gift cards with a balance whose validity is over. */
export async function expiredEntitlements(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await withBalance(q).where('valid_until', '<=', now).execute();
  return rows.map(({ id }) => id);
}

/** Those that end soon, not notified yet. */
export async function expiringEntitlements(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await withBalance(q)
    .where('valid_until', '>', now)
    .where('valid_until', '<=', now.add({ hours: 24 * noticeDays }))
    .where('expiry_notified_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

function withBalance(q: Queries) {
  return q
    .selectFrom('entitlements')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select('entitlements.id')
    .where('kind', 'in', ['credit', 'gift-card'])
    .groupBy('entitlements.id')
    .having((is) => is.fn.sum('delta'), '>', 0)
    .orderBy('entitlements.id');
}
