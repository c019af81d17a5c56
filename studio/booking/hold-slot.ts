import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { hashToken, keyedHash, newToken } from '../shared/secret-token.ts';
import type { Who } from '../shared/who.ts';
import { type BookingInput, bookingInput, refusedInput } from './booking-input.ts';
import { bookingRules } from './booking-rules.ts';
import { insertBooking, refreshHeldBooking } from './bookings.store.ts';
import { overdueBefore } from './claim.ts';
import { insertClaim, lockOverdueHolds } from './claims.store.ts';
import { moveOverdueOn } from './move-overdue-on.ts';
import { openingRules } from './opening.queries.ts';
import { type BookingRefusal, refuse } from './refusals.ts';
import { sessionMinutes, slotAt } from './slot.ts';
import { countUnpaidHolds, lockHoldCounters, ownHoldAt } from './unpaid-holds.ts';
import { type WireBooking, wireBooking } from './wire-booking.ts';

export type HoldOutcome =
  | { ok: true; booking: WireBooking; holderToken: string }
  | ({ ok: false } & BookingRefusal);

/**
 * Holds an hour of the coach's time while somebody pays (wire call 2). One transaction: overlapping overdue holds are
 * moved on, then the claim is inserted; the constraint picks exactly one winner. The browser that already holds this
 * hour gets its own hold back. The server alone decides status, length, expiry and course; instants are UTC.
 */
export async function holdSlot(world: World, who: Who, input: unknown): Promise<HoldOutcome> {
  const parsed = bookingInput.safeParse(input);
  if (!parsed.success) return refusedInput(who.language, parsed.error);
  const now = world.clock.now();
  const rules = await bookingRules(world.db.query, world.settings);
  const slot = slotAt(parsed.data.slotStart, now, await openingRules(world.db.query, 'session'), {
    durationMinutes: sessionMinutes,
  });
  if (!slot) return refuse(who.language, 'not-offered');

  return world.db.transaction(async (tx) => {
    const identity = holderOf(world, who, parsed.data);
    await lockHoldCounters(tx, identity);
    const own = await ownHoldAt(tx, identity.holderHash, slot.start, overdueBefore(now));
    if (own) {
      await refreshHeldBooking(tx, own.id, parsed.data);
      return { ok: true, booking: await wireBooking(tx, own.id), holderToken: identity.holderToken };
    }
    const tooMany = await countUnpaidHolds(tx, identity, overdueBefore(now));
    if (tooMany) return refuse(who.language, tooMany);

    const buffers = { before: rules.bufferBeforeMinutes, after: rules.bufferAfterMinutes };
    await clearOverdue(world, tx, slot, buffers, now);
    const claimId = await insertClaim(
      tx,
      {
        kind: 'session',
        state: 'held',
        start: slot.start,
        end: slot.end,
        bufferMinutes: buffers,
        expiresAt: now.add({ seconds: rules.holdSeconds }),
      },
      now,
    );
    if (!claimId) return refuse(who.language, 'taken');
    const bookingId = await insertBooking(tx, {
      ...parsed.data,
      claimId,
      language: who.language,
      holderHash: identity.holderHash,
      addressHash: identity.addressHash,
    });
    await world.jobs.send(
      tx,
      'expire-claim',
      { claimId },
      now.add({ seconds: rules.holdSeconds + holdGrace }),
    );
    return { ok: true, booking: await wireBooking(tx, bookingId), holderToken: identity.holderToken };
  });
}

/** One second past the grace, so that the job finds the hold overdue. */
const holdGrace = 16;

async function clearOverdue(
  world: World,
  tx: Tx,
  slot: { start: Temporal.Instant; end: Temporal.Instant },
  buffers: { before: number; after: number },
  now: Temporal.Instant,
): Promise<void> {
  const overdue = await lockOverdueHolds(
    tx,
    slot.start.subtract({ minutes: buffers.before }),
    slot.end.add({ minutes: buffers.after }),
    overdueBefore(now),
  );
  for (const claimId of overdue) await moveOverdueOn(world, tx, claimId, now);
}

function holderOf(world: World, who: Who, input: BookingInput) {
  const holderToken = who.holderToken ?? newToken();
  return {
    holderToken,
    holderHash: hashToken(holderToken),
    addressHash: who.address && keyedHash(world.secret, 'address', who.address),
    email: input.email,
  };
}
