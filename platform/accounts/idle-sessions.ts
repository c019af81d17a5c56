import type { Database } from '../db/database.ts';
import { endSession, idleDays } from './open-sessions.ts';

interface UsedSession {
  session: { id: string; updatedAt: Date };
  user: { id: string; role?: string | null };
}

/** False: a session of the owner that was not used for 14 days, which ends. At most one write an hour. */
export async function isInUse(db: Database, { session, user }: UsedSession): Promise<boolean> {
  if (user.role !== 'owner') return true;
  const now = Temporal.Now.instant();
  const idle = now.since(Temporal.Instant.fromEpochMilliseconds(session.updatedAt.getTime()));
  const hours = idle.total('hours');
  if (hours >= idleDays * 24) {
    await db.transaction((tx) => endSession(tx, { userId: user.id, sessionId: session.id }));
    return false;
  }
  if (hours >= 1)
    await db.query
      .updateTable('sessions')
      .set({ updated_at: now })
      .where('id', '=', session.id)
      .where('updated_at', '<', now.subtract({ hours: 1 }))
      .execute();
  return true;
}
