import { sql } from 'kysely';
import type { Queries, Tx } from '#platform/db/database.ts';
import type { ClaimKind, ClaimState } from '#platform/db/schema/booking.ts';
import type { Write } from '#studio/shared/change.ts';
import { slotsChanged } from '#studio/shared/content-changed.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import type { BufferMinutes } from './booking-rules.ts';
import { claimLifecycle } from './claim.ts';

export interface NewClaim {
  /** Null: the coach. */
  instructorId?: number | null;
  kind: ClaimKind;
  state: Extract<ClaimState, 'held' | 'booked' | 'blocked'>;
  start: Temporal.Instant;
  end: Temporal.Instant;
  bufferMinutes: BufferMinutes;
  expiresAt: Temporal.Instant | null;
  dateId?: string | null;
  note?: string | null;
  seriesId?: string | null;
}

/** Null: an active claim overlaps. ON CONFLICT DO NOTHING waits for a concurrent insert instead of deadlocking. */
export async function insertClaim(
  tx: Queries,
  claim: NewClaim,
  now: Temporal.Instant,
): Promise<string | null> {
  const row = await tx
    .insertInto('claims')
    .values({
      ...(claim.instructorId ? { coach_id: claim.instructorId } : {}),
      kind: claim.kind,
      state: claim.state,
      slot_start: claim.start,
      slot_end: claim.end,
      claimed: claimedRange(claim, claim.bufferMinutes),
      expires_at: claim.expiresAt,
      date_id: claim.dateId ?? null,
      note: claim.note ?? null,
      series_id: claim.seriesId ?? null,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await slotsChanged(tx);
  return row?.id ?? null;
}

export async function lockClaim(tx: Tx, claimId: string) {
  return tx
    .selectFrom('claims')
    .select(['id', 'coach_id', 'kind', 'state', 'slot_start', 'slot_end', 'expires_at'])
    .where('id', '=', claimId)
    .forUpdate()
    .executeTakeFirst();
}

/** Of a hold that is still there. */
export async function prolongHold(tx: Tx, claimId: string, expiresAt: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('claims')
    .set({ expires_at: expiresAt })
    .where('id', '=', claimId)
    .where('state', '=', 'held')
    .execute();
}

export async function moveClaimTo(c: Write, claimId: string, to: ClaimState): Promise<boolean> {
  return (await moveClaimsTo(c, [claimId], to)) === 1;
}

/** The number of those that were moved. */
export async function moveClaimsTo(
  { tx, now }: Write,
  claimIds: readonly string[],
  to: ClaimState,
): Promise<number> {
  const before = statesBefore(claimLifecycle, to);
  if (before.length === 0 || claimIds.length === 0) return 0;
  const result = await tx
    .updateTable('claims')
    .set({ state: to, changed_at: now })
    .where('id', 'in', claimIds)
    .where('state', 'in', before)
    .executeTakeFirst();
  const moved = Number(result.numUpdatedRows);
  if (moved > 0) await slotsChanged(tx);
  return moved;
}

/** Busy times that overlap no other; one that an active claim overlaps is left out. */
export async function insertBusyClaims(
  { tx, now }: Write,
  hours: ReadonlyArray<{ start: Temporal.Instant; end: Temporal.Instant }>,
): Promise<void> {
  const rows = hours.map(({ start, end }) => ({
    kind: 'busy' as const,
    state: 'blocked' as const,
    slot_start: start,
    slot_end: end,
    claimed: `[${start},${end})`,
    expires_at: null,
    date_id: null,
    note: null,
    series_id: null,
    changed_at: now,
  }));
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('claims')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) await slotsChanged(tx);
}

/** Overdue holds that overlap any of the hours, locked in id order. */
export async function lockOverdueHoldsIn(
  tx: Tx,
  hours: ReadonlyArray<{ start: Temporal.Instant; end: Temporal.Instant }>,
  overdue: Temporal.Instant,
): Promise<string[]> {
  const ranges = hours.map(({ start, end }) => `[${start},${end})`);
  const rows = await tx
    .selectFrom('claims')
    .select('id')
    .where('state', '=', 'held')
    .where('expires_at', '<=', overdue)
    .where(sql<boolean>`claimed && any(${ranges}::tstzrange[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** Overdue holds that overlap the hour with buffers, and `alsoClaimId`, locked in id order. */
export async function lockOverdueHolds(
  tx: Tx,
  hour: { start: Temporal.Instant; end: Temporal.Instant },
  {
    bufferMinutes,
    overdue,
    alsoClaimId = null,
  }: { bufferMinutes: BufferMinutes; overdue: Temporal.Instant; alsoClaimId?: string | null },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('claims')
    .select('id')
    .where('state', '=', 'held')
    .where((where) => where.or([where('expires_at', '<=', overdue), where('id', '=', alsoClaimId)]))
    .where(sql<boolean>`claimed && ${claimedRange(hour, bufferMinutes)}::tstzrange`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

export async function lockClaimsOfDate(tx: Tx, dateId: string) {
  return tx
    .selectFrom('claims')
    .select(['id', 'slot_start', 'slot_end'])
    .where('date_id', '=', dateId)
    .where('state', '=', 'booked')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Busy times of other calendars that end after `from`. */
export async function lockBusyClaims(tx: Tx, from: Temporal.Instant) {
  return tx
    .selectFrom('claims')
    .select(['id', 'slot_start as start', 'slot_end as end'])
    .where('kind', '=', 'busy')
    .where('state', '=', 'blocked')
    .where('slot_end', '>', from)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The owner's own blocks that overlap any of the hours. */
export async function lockBlocksIn(
  tx: Tx,
  hours: ReadonlyArray<{ start: Temporal.Instant; end: Temporal.Instant }>,
) {
  const ranges = hours.map(({ start, end }) => `[${start},${end})`);
  return tx
    .selectFrom('claims')
    .select(['id', 'slot_start as start', 'slot_end as end', 'note', 'series_id as seriesId'])
    .where('kind', '=', 'block')
    .where('state', '=', 'blocked')
    .where(sql<boolean>`claimed && any(${ranges}::tstzrange[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The future blocks of a weekly series. */
export async function lockBlocksOfSeries(
  { tx }: Write,
  seriesId: string,
  endingAfter: Temporal.Instant | null,
) {
  return tx
    .selectFrom('claims')
    .select('id')
    .where('series_id', '=', seriesId)
    .where('state', '=', 'blocked')
    .$if(endingAfter !== null, (claims) => claims.where('slot_end', '>', endingAfter))
    .orderBy('slot_start')
    .forUpdate()
    .execute();
}

export function claimedRange(
  hour: { start: Temporal.Instant; end: Temporal.Instant },
  { before, after }: BufferMinutes,
): string {
  return `[${hour.start.subtract({ minutes: before })},${hour.end.add({ minutes: after })})`;
}
