import type { LimitKey } from '#platform/limits/limits.ts';
import type { Who } from '#studio/shared/who.ts';
import { isRecoveryCode } from './recovery-codes.ts';

/**
 * What counts wrong codes. Codes of the app, with a million values, count for all unknown devices together. Recovery
 * codes have 80 bits, so counting per network bounds the load, and no stranger keeps the holder from one.
 */
export function codeKey(who: Who, { userId, typed }: { userId: string; typed: string }): LimitKey {
  const kind = isRecoveryCode(typed) ? 'recovery ' : '';
  const device = who.knownDevice;
  if (device?.userIds.includes(userId)) return `${kind}device ${device.id} ${userId}`;
  return kind ? { of: `${kind}${userId}`, address: who.address } : userId;
}
