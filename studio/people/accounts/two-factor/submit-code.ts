import type { LimitKey } from '#platform/limits/limits.ts';
import type { World } from '#platform/world.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import { lockUnusedLink, markLinkUsed } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import type { Who } from '#studio/shared/who.ts';
import { noteSecurityEvent } from '../note-security-event.ts';
import { refused, type TooMany, tooMany } from '../refusals.ts';
import { beginSession, type SignedInOutcome } from '../start-session.ts';
import { checkCode } from './check-code.ts';
import { isRecoveryCode } from './recovery-codes.ts';

export type CodeOutcome =
  | SignedInOutcome
  | { ok: false; refusal: 'code-late' | 'wrong-code' | 'wrong-clock'; message: string }
  | TooMany;

/** Second factor: a TOTP or recovery code. Five wrong ones lock codes of the app for 15 minutes. */
export async function submitCode(
  world: World,
  who: Who,
  input: { ticket: string; code: string; device: string },
): Promise<CodeOutcome> {
  const now = world.clock.now();
  const link = await findSecretLink(world.db.query, { purpose: 'sign-in-code', token: input.ticket, now });
  if (!link || link.usedAt) return refused(who, 'code-late');
  const userId = link.subjectId;
  const key = codeKey(who, { userId, typed: input.code });
  const taken = await world.limits.take('failedCodesPerAccount', key);
  if (!taken.ok)
    return tooMany(who, taken.retryAfterSeconds, isRecoveryCode(input.code) ? 'too-many' : 'too-many-codes');
  const by = await change(world, who, async (c) => {
    if (!(await lockUnusedLink(c.tx, { purpose: 'sign-in-code', token: input.ticket, now })))
      return 'late' as const;
    const found = await checkCode(world, c.tx, { userId, typed: input.code });
    if (!found || found === 'clock') return found;
    await markLinkUsed(c.tx, input.ticket, now);
    const account = await world.accounts.accountBy(c.tx, { userId });
    if (account && found === 'recovery')
      await noteSecurityEvent(c, { account, action: 'recovery-code.used', language: who.language });
    return found;
  });
  if (by === 'late') return refused(who, 'code-late');
  if (!by || by === 'clock') return refused(who, by ? 'wrong-clock' : 'wrong-code');
  await world.limits.forget('failedCodesPerAccount', key);
  const account = await world.accounts.accountBy(world.db.query, { userId });
  return account ? beginSession(world, { ...who, account, device: input.device }) : refused(who, 'code-late');
}

/**
 * What counts wrong codes. Codes of the app, with a million values, count for all unknown devices together. Recovery
 * codes have 80 bits, so counting per network bounds the load, and no stranger keeps the holder from one.
 */
function codeKey(who: Who, { userId, typed }: { userId: string; typed: string }): LimitKey {
  const kind = isRecoveryCode(typed) ? 'recovery ' : '';
  const device = who.knownDevice;
  if (device?.userIds.includes(userId)) return `${kind}device ${device.id} ${userId}`;
  return kind ? { of: `${kind}${userId}`, address: who.address } : userId;
}
