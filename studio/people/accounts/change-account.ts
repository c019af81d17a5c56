import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { AuditAction } from '#studio/shared/audit-action.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { type NameProblem, nameProblemOf } from '#studio/shared/person-name.ts';
import type { Who } from '#studio/shared/who.ts';
import { nameField } from './account-input.ts';
import { refused } from './refusals.ts';

type Person = Who & { userId: string };

/** Changes the name used in greetings. */
export async function changeName(
  world: World,
  who: Person,
  input: { name: string },
): Promise<{ ok: true } | { ok: false; refusal: 'bad-name' | NameProblem; message: string }> {
  const read = nameField.safeParse(input.name);
  if (!read.success) return refused(who, nameProblemOf(read.error.issues[0]) ?? 'bad-name');
  const at = world.clock.now();
  const { userId } = who;
  await world.db.transaction((tx) => world.accounts.setName(tx, { userId, name: read.data, at }));
  return { ok: true };
}

/** Ends one of the person's own sessions; an unknown or foreign one is ignored. Idempotent. */
export async function endOneSession(world: World, who: Person, sessionId: string): Promise<boolean> {
  return change(world, who, async (c) => {
    const isEnded = await world.accounts.endSession(c.tx, { userId: who.userId, sessionId });
    if (isEnded) await note(c, 'session.ended');
    return isEnded;
  });
}

/** Ends all sessions, including this one. Idempotent. */
export async function endAllSessions(world: World, who: Person): Promise<void> {
  await change(world, who, async (c) => {
    await world.accounts.endSessions(c.tx, who.userId);
    await note(c, 'sessions.ended');
  });
}

async function note(c: Change<Person>, action: AuditAction): Promise<void> {
  const { role, userId } = c.who;
  await audit(c, { actor: role === 'owner' ? 'owner' : userId, action, subject: `user:${userId}` });
}
