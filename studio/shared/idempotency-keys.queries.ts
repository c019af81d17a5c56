import type { Queries } from '#platform/db/database.ts';

export async function findAnswer(q: Queries, key: string): Promise<string | null> {
  const row = await q
    .selectFrom('idempotency_keys')
    .select('created_id')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.created_id ?? null;
}
