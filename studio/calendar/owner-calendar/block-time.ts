import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import {
  type BlockInput,
  type BlockRefusal,
  blockInput,
  remainderOf,
  type Stretch,
  stretchesOf,
} from '#studio/calendar/block-input.ts';
import { type BookingRules, bookingRules, noBuffers } from '#studio/calendar/booking-rules.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { lockBlocksIn, lockBlocksOfSeries, lockClaim, moveClaimTo } from '#studio/calendar/claims.store.ts';
import { type Conflict, conflictsWith } from '#studio/calendar/conflicts.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { findBlock } from './bookings-for-owner.queries.ts';
import { blockedBefore } from './requested-before.queries.ts';

export type BlockOutcome =
  | { ok: true; claimId: string; count: number }
  | { ok: false; refusal: BlockRefusal; fields: string[] }
  | { ok: false; refusal: 'taken'; clashes: Conflict[] };

class WeekTaken extends Error {}

/**
 * Blocks hours, days or weeks, once or weekly, all or nothing; returns the conflict by name. Idempotent.
 * It lies over the owner's own blocks: what they have outside it stays blocked.
 */
export async function blockTime(
  world: World,
  who: May<'calendar'>,
  input: BlockInput,
): Promise<BlockOutcome> {
  const parsed = blockInput.safeParse(input);
  if (!parsed.success) {
    const fields = parsed.error?.issues.map((issue) => String(issue.path[0] ?? '')) ?? [];
    return { ok: false, refusal: 'bad-time', fields: [...new Set(fields)] };
  }
  const now = world.clock.now();
  const stretches = stretchesOf(parsed.data, now);
  if ('refusal' in stretches) return { ok: false, ...stretches };
  const note = parsed.data.note || null;
  const count = stretches.length;
  const claimId =
    (await write(world, who, { stretches, note })) ||
    (await requestedBefore(world.db.query, stretches, note));
  if (claimId) return { ok: true, claimId, count };
  const clashes: Conflict[] = [];
  for (const stretch of stretches) {
    const found = await conflictsWith(world.db.query, stretch, { buffers: noBuffers, now });
    clashes.push(...found.filter(({ kind }) => kind !== 'block'));
  }
  return { ok: false, refusal: 'taken', clashes };
}

async function write(
  world: World,
  who: May<'calendar'>,
  { stretches, note }: { stretches: readonly Stretch[]; note: string | null },
): Promise<string | null> {
  const rules = await bookingRules(world.db.query, world.settings);
  const seriesId = stretches.length > 1 ? crypto.randomUUID() : null;
  try {
    return await change(world, who, async (c) => {
      const before = await requestedBefore(c.tx, stretches, note);
      if (before) return before;
      await cutBlocks(c, stretches, rules);
      const ids: string[] = [];
      for (const stretch of stretches) {
        const claim = { kind: 'block', state: 'blocked', note, seriesId } as const;
        const id = await claimSlot(c, { hour: stretch, claim, rules });
        if (!id) throw new WeekTaken('a stretch is taken');
        ids.push(id);
      }
      const [first = ''] = ids;
      const details = { count: ids.length };
      await audit(c, { action: 'time.blocked', subject: `claim:${first}`, details });
      return first;
    });
  } catch (error) {
    if (error instanceof WeekTaken) return null;
    throw error;
  }
}

async function cutBlocks(c: Change, stretches: readonly Stretch[], rules: BookingRules): Promise<void> {
  for (const { id, note, seriesId, ...block } of await lockBlocksIn(c.tx, stretches)) {
    await release(c, id);
    const claim = { kind: 'block', state: 'blocked', note, seriesId } as const;
    for (const hour of remainderOf(block, stretches)) await claimSlot(c, { hour, claim, rules });
  }
}

async function requestedBefore(
  q: Queries,
  stretches: readonly Stretch[],
  note: string | null,
): Promise<string | null> {
  let first: string | null = null;
  for (const stretch of stretches) {
    const id = await blockedBefore(q, stretch, note);
    if (!id) return null;
    first ??= id;
  }
  return first;
}

/** Releases a block; with `all`, every future block of its series, or 'with-past' every one. Idempotent. False: not a block. */
export async function releaseBlock(
  world: World,
  who: May<'calendar' | 'settings'>,
  input: { claimId: string; all?: boolean | 'with-past' },
): Promise<boolean> {
  if (!z.guid().safeParse(input.claimId).success) return false;
  return change(world, who, async (c) => {
    const block = await findBlock(c.tx, input.claimId);
    if (!block) return false;
    const claims =
      input.all && block.seriesId
        ? await lockBlocksOfSeries(c, block.seriesId, input.all === 'with-past' ? null : c.now)
        : [await lockClaim(c.tx, input.claimId)];
    for (const claim of claims) {
      if (claim) await release(c, claim.id);
    }
    return true;
  });
}

async function release(c: Change, claimId: string): Promise<void> {
  if (!(await moveClaimTo(c, claimId, 'released'))) return;
  await audit(c, { action: 'time.released', subject: `claim:${claimId}` });
}
