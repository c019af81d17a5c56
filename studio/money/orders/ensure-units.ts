import type { Tx } from '#platform/db/database.ts';
import { openDates, openTerms } from '#studio/calendar/dates/dates.queries.ts';
import { unitsOf } from '#studio/offers/inventory/units.queries.ts';
import { claimKeptSeat, moveUnitsTo, type Pool, takeUnits } from '#studio/offers/inventory/units.store.ts';
import { studioDay } from '#studio/shared/studio-time.ts';
import { applicationPaidFor, type OrderLineRow } from './orders.queries.ts';
import { takeTerm } from './reserve-unit.ts';

/** Takes the order's seats and stock. False: some are gone; nothing more is taken. */
export async function ensureUnits(
  tx: Tx,
  { orderId, lines }: { orderId: string; lines: readonly OrderLineRow[] },
  now: Temporal.Instant,
): Promise<boolean> {
  const { applicationId, instalment } = await applicationPaidFor(tx, orderId);
  if (instalment !== null && instalment > 1) return true;
  await moveUnitsTo(tx, { orderId, to: 'taken' }, now);
  if (applicationId) await claimKeptSeat(tx, { applicationId, orderId }, now);
  const own = await unitsOf(tx, orderId);
  for (const line of lines) {
    if (line.term_of) {
      if (own.length > 0 || (await takeNextTerm(tx, { classId: line.term_of, orderId }, now))) continue;
      return false;
    }
    const pools = await poolsOf(tx, line, now);
    if (pools.length === 0) continue;
    const has = own.filter((unit) =>
      unit.kind === 'seat' ? line.grants === 'seat' : unit.offer_id === line.offer_id,
    ).length;
    const missing = line.quantity - has;
    if (missing > 0 && !(await takeFromFirstPool(tx, { pools, orderId, quantity: missing }, now))) {
      await moveUnitsTo(tx, { orderId, to: 'free' }, now);
      return false;
    }
  }
  return true;
}

async function takeNextTerm(
  tx: Tx,
  { classId, orderId }: { classId: string; orderId: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const today = studioDay(now);
  for (const term of await openTerms(tx, classId, today)) {
    if (await takeTerm(tx, { term, orderId, to: { state: 'taken' } }, now)) return true;
  }
  return false;
}

async function poolsOf(tx: Tx, line: OrderLineRow, now: Temporal.Instant): Promise<Pool[]> {
  if (line.grants === 'order' && line.kind === 'goods') return [{ offerId: line.offer_id }];
  if (line.grants !== 'seat') return [];
  const today = studioDay(now);
  const dates = await openDates(tx, line.offer_id, today);
  return dates.map(({ id }) => ({ dateId: id }));
}

async function takeFromFirstPool(
  tx: Tx,
  { pools, orderId, quantity }: { pools: readonly Pool[]; orderId: string; quantity: number },
  now: Temporal.Instant,
): Promise<boolean> {
  for (const pool of pools) {
    if (await takeUnits(tx, { pool, orderId, quantity, to: { state: 'taken' } }, now)) return true;
  }
  return false;
}
