import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.ts';
import type { Who } from '#studio/shared/who.ts';
import { blockedBefore } from './asked-before.queries.ts';
import { bookingRules, noBuffers } from './booking-rules.ts';
import { claimHour } from './claim-hour.ts';
import { lockClaim, moveClaimTo } from './claims.store.ts';
import { type Clash, clashesWith } from './clash.queries.ts';
import { clockText, dayText, endOfDay, startOfDay, studioMoment } from './studio-moment.ts';

/** The longest stretch of one block: a summer. */
const mostDays = 120;

const blockInput = z.object({
  fromDay: dayText,
  toDay: z
    .string()
    .trim()
    .pipe(dayText.or(z.literal(''))),
  /** Empty: the whole day. */
  fromTime: z
    .string()
    .trim()
    .pipe(clockText.or(z.literal(''))),
  toTime: z
    .string()
    .trim()
    .pipe(clockText.or(z.literal(''))),
  note: z
    .string()
    .transform((text) => text.replace(/\p{Cc}/gu, ' ').trim())
    .refine((text) => [...text].length <= 200),
});

export type BlockInput = Record<keyof z.input<typeof blockInput>, string>;
export type BlockRefusal = 'bad-time' | 'ends-before' | 'over' | 'too-long';
export type BlockOutcome =
  | { ok: true; claimId: string }
  | { ok: false; refusal: BlockRefusal; fields: string[] }
  | { ok: false; refusal: 'taken'; clashes: Clash[] };

/**
 * The owner keeps a stretch of time free, on the studio's clock: hours of one day, whole days, or weeks. Nothing of it
 * may be anybody's yet: then nothing is blocked, and whose it is comes back by name. Asked twice for the same, it is done
 * once and answered alike. Anybody else is refused as if the times were wrong.
 */
export async function blockTime(world: World, who: Who, input: BlockInput): Promise<BlockOutcome> {
  const parsed = blockInput.safeParse(input);
  if (who.role !== 'owner' || !parsed.success) {
    const fields = parsed.error?.issues.map((issue) => String(issue.path[0] ?? '')) ?? [];
    return { ok: false, refusal: 'bad-time', fields: [...new Set(fields)] };
  }
  const now = world.clock.now();
  const stretch = stretchOf(parsed.data, now);
  if ('refusal' in stretch) return { ok: false, ...stretch };
  const rules = await bookingRules(world.db.query, world.settings);
  const note = parsed.data.note || null;
  const written = await world.db.transaction(async (tx) => {
    const id = await claimHour(world, tx, stretch, { kind: 'block', state: 'blocked', note }, rules, now);
    if (id) {
      const subject = `claim:${id}`;
      await audit(tx, { at: now, actor: 'owner', action: 'time.blocked', subject });
    }
    return id;
  });
  const claimId = written ?? (await blockedBefore(world.db.query, stretch, note));
  if (claimId) return { ok: true, claimId };
  return {
    ok: false,
    refusal: 'taken',
    clashes: await clashesWith(world.db.query, stretch, noBuffers, now),
  };
}

function stretchOf(
  { fromDay, toDay, fromTime, toTime }: z.output<typeof blockInput>,
  now: Temporal.Instant,
): { start: Temporal.Instant; end: Temporal.Instant } | { refusal: BlockRefusal; fields: string[] } {
  const lastDay = toDay === '' ? fromDay : toDay;
  const start = fromTime === '' ? startOfDay(fromDay) : studioMoment(fromDay, fromTime);
  const end = toTime === '' ? endOfDay(lastDay) : studioMoment(lastDay, toTime);
  if (!start) return { refusal: 'bad-time', fields: ['fromTime'] };
  if (!end) return { refusal: 'bad-time', fields: ['toTime'] };
  if (Temporal.Instant.compare(end, start) <= 0) return { refusal: 'ends-before', fields: ['toTime'] };
  if (Temporal.Instant.compare(end, now) <= 0) return { refusal: 'over', fields: ['fromDay'] };
  if (fromDay.until(lastDay).days > mostDays) return { refusal: 'too-long', fields: ['toDay'] };
  return { start, end };
}

/** The owner's time is free again. Pressed twice it says so once more; false: it is no block. */
export async function releaseBlock(world: World, who: Who, input: { claimId: string }): Promise<boolean> {
  if (who.role !== 'owner' || !z.guid().safeParse(input.claimId).success) return false;
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    const claim = await lockClaim(tx, input.claimId);
    if (claim?.kind !== 'block') return false;
    if (await moveClaimTo(tx, claim.id, 'released', now)) {
      await audit(tx, { at: now, actor: 'owner', action: 'time.released', subject: `claim:${claim.id}` });
    }
    return true;
  });
}
