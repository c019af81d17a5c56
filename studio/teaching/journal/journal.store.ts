import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';
import type { AutosavedText } from '#studio/shared/texts/autosaved-text.ts';

export async function lockEntry(tx: Tx, id: string) {
  return tx
    .selectFrom('journal_entries')
    .select(['user_id as userId', 'body', 'is_shared as isShared', 'version', 'client_id as clientId'])
    .select(['revision', 'changed_at as changedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertEntry(
  tx: Tx,
  {
    userId,
    id,
    body,
    isShared,
    clientId,
    revision,
    now,
  }: AutosavedText & { userId: string; now: Temporal.Instant },
): Promise<boolean> {
  const row = await tx
    .insertInto('journal_entries')
    .values({
      id,
      user_id: userId,
      body,
      is_shared: isShared,
      client_id: clientId,
      revision,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeEntry(
  { tx, now }: Write,
  { id, body, isShared, clientId, revision }: AutosavedText,
): Promise<number> {
  const row = await tx
    .updateTable('journal_entries')
    .set((set) => ({
      body,
      is_shared: isShared,
      client_id: clientId,
      revision,
      version: set('version', '+', 1),
      changed_at: now,
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function deleteEntry(tx: Tx, userId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('journal_entries')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
