import { sql } from 'kysely';
import type { Write } from '#studio/shared/change.ts';

/** Records a confirmation; the latest time counts for retention. */
export async function confirmAddress(
  { tx, now }: Write,
  address: { email: string; by: 'link' | 'payment' },
): Promise<void> {
  if (address.email === '') return;
  await tx
    .insertInto('confirmed_addresses')
    .values({ email: sql<string>`lowercase(${address.email})`, confirmed_by: address.by, confirmed_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ confirmed_by: address.by, confirmed_at: now }),
    )
    .execute();
}
