import type { Tx } from '#platform/db/database.ts';
import { decrypt } from '#platform/encrypt.ts';
import type { World } from '#platform/world.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { lockTotp, noteStep, spendRecoveryCode } from './totp.store.ts';
import { acceptedStep, isOfWrongClock } from './totp.ts';

export const totpPurpose = 'totp';

/** Checks and uses up a TOTP or recovery code. 'clock': a code of another time, refused. Null: neither. */
export async function checkCode(
  world: Pick<World, 'secret' | 'clock'>,
  tx: Tx,
  { userId, typed }: { userId: string; typed: string },
): Promise<'app' | 'recovery' | 'clock' | null> {
  const stored = await lockTotp(tx, userId);
  if (!stored) return null;
  const now = world.clock.now();
  const secret = decrypt(world.secret, totpPurpose, stored.secret);
  const entered = { typed, now, lastStep: stored.lastStep };
  const step = secret && acceptedStep(secret, entered);
  if (step) {
    await noteStep(tx, userId, step);
    return 'app';
  }
  if (secret && isOfWrongClock(secret, entered)) return 'clock';
  const hash = stored.confirmedAt && recoveryCodeHash(typed);
  return hash && (await spendRecoveryCode(tx, { userId, codeHash: hash, at: now })) ? 'recovery' : null;
}
