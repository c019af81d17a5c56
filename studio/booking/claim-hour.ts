import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { type BookingRules, buffersOf } from './booking-rules.ts';
import { overdueBefore } from './claim.ts';
import { insertClaim, lockOverdueHolds } from './claims.store.ts';
import { moveOverdueOn } from './move-overdue-on.ts';
import type { SlotKind } from './slot.ts';

/**
 * Held until `expiresAt` while somebody pays, or booked at once. `insteadOf`: the same browser's hold of this hour that
 * is over but still in its grace.
 */
export type HourClaim = { kind: SlotKind } & (
  | { state: 'held'; expiresAt: Temporal.Instant; insteadOf: string | null }
  | { state: 'booked' }
);

/**
 * The one way onto the coach's time for a session or consultation: holds, direct bookings, moves and late money. Holds in the way
 * whose time is up are moved on first, buffers included; then the constraint picks exactly one winner.
 * Null: taken. Nothing was claimed then, but the overdue holds have moved on.
 */
export async function claimHour(
  world: World,
  tx: Tx,
  hour: { start: Temporal.Instant; end: Temporal.Instant },
  claim: HourClaim,
  rules: BookingRules,
  now: Temporal.Instant,
): Promise<string | null> {
  const bufferMinutes = buffersOf(rules);
  const insteadOf = claim.state === 'held' ? claim.insteadOf : null;
  const overdue = await lockOverdueHolds(tx, hour, bufferMinutes, overdueBefore(now), insteadOf);
  for (const claimId of overdue) await moveOverdueOn(world, tx, claimId, now);
  return insertClaim(
    tx,
    {
      kind: claim.kind,
      state: claim.state,
      start: hour.start,
      end: hour.end,
      bufferMinutes,
      expiresAt: claim.state === 'held' ? claim.expiresAt : null,
    },
    now,
  );
}
