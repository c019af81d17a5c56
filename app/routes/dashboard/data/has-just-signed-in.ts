import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';

/** A sign-in is proof enough for so long: somebody without a password signs in by a mail first. */
const freshMinutes = 15;

/** Whether the session of this request has only just begun. */
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
    Temporal.Instant.compare(session.begunAt, now.subtract({ minutes: freshMinutes })) > 0
  );
}
