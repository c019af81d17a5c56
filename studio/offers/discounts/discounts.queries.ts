import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { type OwnOrder, ofOthers } from '#studio/offers/entitlements/own-order.queries.ts';
import type { DiscountCode } from './discount.ts';

const columns = [
  'id',
  'code',
  'percent',
  'amount_minor as amountMinor',
  'currency',
  'valid_from as validFrom',
  'valid_until as validUntil',
  'max_uses as maxUses',
  'max_uses_per_person as maxUsesPerPerson',
  'offer_ids as offerIds',
  'paused_at as pausedAt',
] as const;

export async function findCode(q: Queries, code: string): Promise<DiscountCode | null> {
  const row = await q
    .selectFrom('discount_codes')
    .select(columns)
    .where('code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}

/** Those that anyone can use now, the newest first. */
export async function codesInForce(q: Queries, now: Temporal.Instant): Promise<{ code: string }[]> {
  return q
    .selectFrom('discount_codes')
    .select('code')
    .where('paused_at', 'is', null)
    .where((is) => is.or([is('valid_from', 'is', null), is('valid_from', '<=', now)]))
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', now)]))
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

export async function findCodeById(q: Queries, id: string): Promise<DiscountCode | null> {
  const row = await q.selectFrom('discount_codes').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Uses by orders that are paid or being paid, without the buyer's own unfinished order. */
export async function usesOfCode(
  q: Queries,
  codeId: string,
  { email, own }: { email: string; own: OwnOrder | null },
): Promise<{ uses: number; usesOfPerson: number }> {
  const byPerson: RawBuilder<SqlBool> = sql`lowercase(orders.email) = ${email.toLowerCase()} and orders.email <> ''`;
  const row = await q
    .selectFrom('ledger_entries')
    .innerJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .select([
      sql<string>`coalesce(-sum(delta), 0)`.as('uses'),
      sql<string>`coalesce(-sum(delta) filter (where ${byPerson}), 0)`.as('usesOfPerson'),
    ])
    .where('code_id', '=', codeId)
    .where(ofOthers(own))
    .executeTakeFirst();
  return { uses: Number(row?.uses ?? 0), usesOfPerson: Number(row?.usesOfPerson ?? 0) };
}

/** Whether the order had used a code and gave it back when it ended. */
export async function hasReleasedCode(q: Queries, orderId: string | null): Promise<boolean> {
  if (!orderId) return false;
  const row = await q
    .selectFrom('ledger_entries')
    .select('id')
    .where('order_id', '=', orderId)
    .where('code_id', 'is not', null)
    .where('reason', '=', 'released')
    .executeTakeFirst();
  return row !== undefined;
}
