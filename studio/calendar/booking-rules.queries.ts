import type { Queries } from '#platform/db/database.ts';

export async function storedBookingRules(q: Queries): Promise<unknown> {
  const row = await q.selectFrom('settings').select('value').where('key', '=', 'booking').executeTakeFirst();
  return row?.value;
}
