import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import { isTimeZone } from '#studio/shared/time/format-time.ts';
import type { Who } from '#studio/shared/who.ts';
import { keepTimeZone } from './holds.store.ts';

/** The visitor's zone when they pay, so that after travel the confirmation shows the time in the new one. */
export async function noteTimeZone(
  world: World,
  who: Who,
  { bookingId, timeZone }: { bookingId: string; timeZone: unknown },
): Promise<void> {
  if (!who.holderToken || typeof timeZone !== 'string' || !isTimeZone(timeZone)) return;
  if (!z.guid().safeParse(bookingId).success) return;
  const holderHash = hashToken(who.holderToken);
  await keepTimeZone(world.db.query, { bookingId, holderHash, timeZone });
}
