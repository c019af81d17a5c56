import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';

/** Students without a password sign in by email link first. */
const freshMinutes = 15;

export async function hasJustSignedIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  userId: string,
): Promise<boolean> {
  const { accounts, db, clock } = worldOf(context);
  const now = clock.now();
  const sessionId = await accounts.sessionIdOf(request.headers);
  const sessions = await accounts.sessionsOf(db.query, userId, now);
  const session = sessions.find(({ id }) => id === sessionId);
  return (
    session !== undefined &&
    Temporal.Instant.compare(session.startedAt, now.subtract({ minutes: freshMinutes })) > 0
  );
}
