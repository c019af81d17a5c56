import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { publish } from '#studio/shared/events.ts';
import { type BookingRules, buffersOf, noBuffers } from './booking-rules.ts';
import { endOfGrace, overdueBefore } from './claim.ts';
import { insertClaim, lockOverdueHolds } from './claims.store.ts';
import type { SlotKind } from './slot.ts';

export type SlotClaim =
  | { kind: SlotKind; state: 'held'; expiresAt: Temporal.Instant; insteadOf: string | null }
  | { kind: SlotKind; state: 'booked' }
  | { kind: 'date'; state: 'booked'; dateId: string }
  | { kind: 'busy'; state: 'blocked' }
  | { kind: 'block'; state: 'blocked'; note: string | null; seriesId: string | null };

/**
 * The only way to claim the studio's time. Null: taken. Overdue overlapping holds are moved on first and
 * stay moved; the exclusion constraint then picks one winner. Blocks and busy times have no buffers.
 */
export async function claimSlot(
  world: World,
  tx: Tx,
  {
    hour,
    claim,
    instructorId = null,
    rules,
    now,
  }: {
    hour: { start: Temporal.Instant; end: Temporal.Instant };
    /** Whom it is for; null: the coach. All share one calendar. */
    instructorId?: number | null;
    claim: SlotClaim;
    rules: BookingRules;
    now: Temporal.Instant;
  },
): Promise<string | null> {
  const bufferMinutes = claim.kind === 'block' || claim.kind === 'busy' ? noBuffers : buffersOf(rules);
  const insteadOf = claim.state === 'held' ? claim.insteadOf : null;
  const overdue = await lockOverdueHolds(tx, hour, {
    bufferMinutes,
    overdue: overdueBefore(now),
    alsoClaimId: insteadOf,
  });
  for (const claimId of overdue) await publish(world, tx, { type: 'hold.overdue', claimId });
  if (claim.state === 'held') world.holdTimer.wakeAt(endOfGrace(claim.expiresAt));
  return insertClaim(
    tx,
    {
      instructorId,
      kind: claim.kind,
      state: claim.state,
      start: hour.start,
      end: hour.end,
      bufferMinutes,
      expiresAt: claim.state === 'held' ? claim.expiresAt : null,
      dateId: claim.kind === 'date' ? claim.dateId : null,
      note: claim.kind === 'block' ? claim.note : null,
      seriesId: claim.kind === 'block' ? claim.seriesId : null,
    },
    now,
  );
}
