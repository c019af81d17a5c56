import type { Tx } from '#platform/db/database.ts';

export interface KeptTotp {
  secret: string;
  confirmedAt: Temporal.Instant | null;
  lastStep: number | null;
  createdAt: Temporal.Instant;
}

/** Serialises concurrent use of one code. */
export async function lockTotp(tx: Tx, userId: string): Promise<KeptTotp | null> {
  const row = await tx
    .selectFrom('totp_secrets')
    .select(['secret', 'confirmed_at as confirmedAt', 'last_step as lastStep', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, lastStep: row.lastStep === null ? null : Number(row.lastStep) } : null;
}

/** Inactive until a code proves it. */
export async function keepNewTotp(
  tx: Tx,
  totp: { userId: string; secret: string; at: Temporal.Instant },
): Promise<void> {
  const values = { secret: totp.secret, created_at: totp.at, confirmed_at: null, last_step: null };
  await tx
    .insertInto('totp_secrets')
    .values({ user_id: totp.userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('totp_secrets.confirmed_at', 'is', null),
    )
    .execute();
}

export async function noteStep(tx: Tx, userId: string, step: number): Promise<void> {
  await tx.updateTable('totp_secrets').set({ last_step: step }).where('user_id', '=', userId).execute();
}

export async function confirmTotp(tx: Tx, userId: string, at: Temporal.Instant): Promise<void> {
  await tx.updateTable('totp_secrets').set({ confirmed_at: at }).where('user_id', '=', userId).execute();
}

export async function deleteTotp(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('totp_secrets').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export async function keepRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute();
}

/** True once per code, also concurrently. */
export async function spendRecoveryCode(
  tx: Tx,
  { userId, codeHash, at }: { userId: string; codeHash: string; at: Temporal.Instant },
): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteUnprovedTotp(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx
    .deleteFrom('totp_secrets')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
