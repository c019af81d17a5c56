import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { blockedBefore } from '#studio/booking/requested-before.queries.ts';
import { audit } from '#studio/shared/audit.ts';
import type { Who } from '#studio/shared/who.ts';
import { type BlockInput, type BlockRefusal, blockInput, type Stretch, stretchesOf } from './block-input.ts';
import { bookingRules, noBuffers } from './booking-rules.ts';
import { claimSlot } from './claim-slot.ts';
import { lockClaim, moveClaimTo } from './claims.store.ts';
import { type Conflict, conflictsWith } from './conflicts.queries.ts';

export type BlockOutcome =
  | { ok: true; claimId: string /** How many stretches were kept free. */; count: number }
  | { ok: false; refusal: BlockRefusal; fields: string[] }
  | { ok: false; refusal: 'taken'; clashes: Conflict[] };

/** Undoes the weeks that were written when one of them turns out to be taken. */
class WeekTaken extends Error {}

/**
 * The owner keeps a stretch of time free, on the studio's clock: hours of one day, whole days, or weeks; once, or the
 * same every week until a day. Nothing of it may be anybody's yet: then nothing at all is blocked, and whose it is comes
 * back by name. Asked twice for the same, it is done once and answered alike. Anybody else is refused as if the times
 * were wrong.
 */
export async function blockTime(world: World, who: Who, input: BlockInput): Promise<BlockOutcome> {
  const parsed = blockInput.safeParse(input);
  if (who.role !== 'owner' || !parsed.success) {
    const fields = parsed.error?.issues.map((issue) => String(issue.path[0] ?? '')) ?? [];
    return { ok: false, refusal: 'bad-time', fields: [...new Set(fields)] };
  }
  const now = world.clock.now();
  const stretches = stretchesOf(parsed.data, now);
  if ('refusal' in stretches) return { ok: false, ...stretches };
  const note = parsed.data.note || null;
  const count = stretches.length;
  const claimId =
    (await write(world, stretches, note, now)) ?? (await requestedBefore(world, stretches, note));
  if (claimId) return { ok: true, claimId, count };
  const clashes: Conflict[] = [];
  for (const stretch of stretches) {
    clashes.push(...(await conflictsWith(world.db.query, stretch, noBuffers, now)));
  }
  return { ok: false, refusal: 'taken', clashes };
}

/** All of them in one transaction, in the order of time; the first one's claim. Null: one is taken, nothing was written. */
async function write(
  world: World,
  stretches: readonly Stretch[],
  note: string | null,
  now: Temporal.Instant,
): Promise<string | null> {
  const rules = await bookingRules(world.db.query, world.settings);
  const seriesId = stretches.length > 1 ? crypto.randomUUID() : null;
  try {
    return await world.db.transaction(async (tx) => {
      const ids: string[] = [];
      for (const stretch of stretches) {
        const claim = { kind: 'block', state: 'blocked', note, seriesId } as const;
        const id = await claimSlot(world, tx, stretch, claim, rules, now);
        if (!id) throw new WeekTaken('a stretch is taken');
        ids.push(id);
      }
      const [first = ''] = ids;
      const details = { count: ids.length };
      await audit(tx, {
        at: now,
        actor: 'owner',
        action: 'time.blocked',
        subject: `claim:${first}`,
        details,
      });
      return first;
    });
  } catch (error) {
    if (error instanceof WeekTaken) return null;
    throw error;
  }
}

/** The first one's claim, when exactly all of this is blocked already. */
async function requestedBefore(
  world: World,
  stretches: readonly Stretch[],
  note: string | null,
): Promise<string | null> {
  let first: string | null = null;
  for (const stretch of stretches) {
    const id = await blockedBefore(world.db.query, stretch, note);
    if (!id) return null;
    first ??= id;
  }
  return first;
}

/**
 * The owner's time is free again: this stretch, or with `all` every one of its row that is not over yet. Pressed twice it
 * says so once more; false: it is no block.
 */
export async function releaseBlock(
  world: World,
  who: Who,
  input: { claimId: string; all?: boolean },
): Promise<boolean> {
  if (who.role !== 'owner' || !z.guid().safeParse(input.claimId).success) return false;
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    const row = await tx
      .selectFrom('claims')
      .select('series_id')
      .where('id', '=', input.claimId)
      .where('kind', '=', 'block')
      .executeTakeFirst();
    if (!row) return false;
    const series = input.all && row.series_id ? row.series_id : null;
    const claims = series
      ? await tx
          .selectFrom('claims')
          .select('id')
          .where('series_id', '=', series)
          .where('state', '=', 'blocked')
          .where('slot_end', '>', now)
          .orderBy('slot_start')
          .forUpdate()
          .execute()
      : [await lockClaim(tx, input.claimId)];
    for (const claim of claims) {
      if (claim && (await moveClaimTo(tx, claim.id, 'released', now))) {
        await audit(tx, { at: now, actor: 'owner', action: 'time.released', subject: `claim:${claim.id}` });
      }
    }
    return true;
  });
}
