import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { type BookingRules, buffersOf, noBuffers } from './booking-rules.ts';
import { endOfGrace, overdueBefore } from './claim.ts';
import { insertBusyClaims, insertClaim, lockOverdueHolds, lockOverdueHoldsIn } from './claims.store.ts';
import type { SlotKind } from './slot.ts';

export type SlotClaim =
  | { kind: SlotKind; state: 'held'; expiresAt: Temporal.Instant; insteadOf: string | null }
  | { kind: SlotKind; state: 'booked'; seriesId?: string | null }
  | { kind: 'date'; state: 'booked'; dateId: string }
  | { kind: 'block'; state: 'blocked'; note: string | null; seriesId: string | null };

/** So few that no statement keeps the embedded database, and with it the process, from others for long. */
const busyTimesPerStatement = 100;

/** Claims busy times that overlap no other, without buffers; one that is taken is left out. */
export async function claimBusyTimes(
  c: Change,
  hours: ReadonlyArray<{ start: Temporal.Instant; end: Temporal.Instant }>,
): Promise<void> {
  for (let from = 0; from < hours.length; from += busyTimesPerStatement) {
    const some = hours.slice(from, from + busyTimesPerStatement);
    const overdue = await lockOverdueHoldsIn(c.tx, some, overdueBefore(c.now));
    for (const claimId of overdue) await publish(c, { type: 'hold.overdue', claimId });
    await insertBusyClaims(c, some);
  }
}

/**
 * With `claimBusyTimes` the only way to claim the studio's time. Null: taken. Overdue overlapping holds are moved on first and
 * stay moved; the exclusion constraint then picks one winner. Blocks have no buffers.
 */
export async function claimSlot(
  c: Change,
  {
    hour,
    claim,
    instructorId = null,
    rules,
  }: {
    hour: { start: Temporal.Instant; end: Temporal.Instant };
    /** Whom it is for; null: the coach. All share one calendar. */
    instructorId?: number | null;
    claim: SlotClaim;
    rules: BookingRules;
  },
): Promise<string | null> {
  const bufferMinutes = claim.kind === 'block' ? noBuffers : buffersOf(rules);
  const insteadOf = claim.state === 'held' ? claim.insteadOf : null;
  const overdue = await lockOverdueHolds(c.tx, hour, {
    bufferMinutes,
    overdue: overdueBefore(c.now),
    alsoClaimId: insteadOf,
  });
  for (const claimId of overdue) await publish(c, { type: 'hold.overdue', claimId });
  if (claim.state === 'held') c.world.holdTimer.wakeAt(endOfGrace(claim.expiresAt));
  return insertClaim(
    c.tx,
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
      seriesId: 'seriesId' in claim ? (claim.seriesId ?? null) : null,
    },
    c.now,
  );
}
