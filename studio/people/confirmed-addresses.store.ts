import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** Records a confirmation; the latest time counts for retention. */
export async function confirmAddress(
  tx: Tx,
  address: { email: string; by: 'link' | 'payment' },
  at: Temporal.Instant,
): Promise<void> {
  if (address.email === '') return;
  await tx
    .insertInto('confirmed_addresses')
    .values({ email: sql<string>`lower(${address.email})`, confirmed_by: address.by, confirmed_at: at })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ confirmed_by: address.by, confirmed_at: at }),
    )
    .execute();
}
