import type { Queries } from '#platform/db/database.ts';

export async function hasTotp(q: Queries, userId: string): Promise<boolean> {
  const row = await q
    .selectFrom('totp_secrets')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function unusedRecoveryCodes(q: Queries, userId: string): Promise<number> {
  const { count } = await q
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Encrypted. */
export async function unconfirmedSecret(q: Queries, userId: string): Promise<string | null> {
  const row = await q
    .selectFrom('totp_secrets')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return row?.secret ?? null;
}
