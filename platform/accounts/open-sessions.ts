import type { Queries, Tx } from '../db/database.ts';
import type { OpenSession } from './accounts.ts';

/** Of the owner's sessions. */
export const idleDays = 14;

export async function sessionsOf(q: Queries, userId: string, now: Temporal.Instant): Promise<OpenSession[]> {
  const rows = await q
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id, user_agent, created_at, expires_at }) => ({
    id,
    device: user_agent ?? '',
    startedAt: created_at,
    endsAt: expires_at,
  }));
}

export async function endSession(
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function endSessions(
  tx: Tx,
  userId: string,
  exceptSessionId: string | null = null,
): Promise<void> {
  let ending = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptSessionId) ending = ending.where('id', '!=', exceptSessionId);
  await ending.execute();
}

export async function deleteExpired(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('sessions').where('expires_at', '<', before).execute();
  await deleteIdle(tx, before);
  await tx.deleteFrom('verifications').where('expires_at', '<', before).execute();
}

async function deleteIdle(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('updated_at', '<', before.subtract({ hours: idleDays * 24 }))
    .where('user_id', 'in', tx.selectFrom('users').select('id').where('role', '=', 'owner'))
    .execute();
}
