import { openDates, openTerms } from '#studio/calendar/dates/dates.queries.ts';
import { unitsOf } from '#studio/offers/inventory/units.queries.ts';
import { claimKeptSeat, moveUnitsTo, type Pool, takeUnits } from '#studio/offers/inventory/units.store.ts';
import type { Write } from '#studio/shared/change.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { applicationPaidFor, type OrderLineRow } from './orders.queries.ts';
import { takeTerm } from './reserve-unit.ts';

/** Takes the order's seats and stock. False: some are gone; nothing more is taken. */
export async function ensureUnits(
  c: Write,
  orderId: string,
  lines: readonly OrderLineRow[],
): Promise<boolean> {
  const { applicationId, instalment } = await applicationPaidFor(c.tx, orderId);
  if (instalment !== null && instalment > 1) return true;
  await moveUnitsTo(c, { orderId, to: 'taken' });
  if (applicationId) await claimKeptSeat(c, { applicationId, orderId });
  const own = await unitsOf(c.tx, orderId);
  for (const line of lines) {
    if (line.term_of) {
      if (own.length > 0 || (await takeNextTerm(c, { classId: line.term_of, orderId }))) continue;
      return false;
    }
    const pools = await poolsOf(c, line);
    if (pools.length === 0) continue;
    const has = own.filter((unit) =>
      unit.kind === 'seat' ? line.grants === 'seat' : unit.offer_id === line.offer_id,
    ).length;
    const missing = line.quantity - has;
    if (missing > 0 && !(await takeFromFirstPool(c, { pools, orderId, quantity: missing }))) {
      await moveUnitsTo(c, { orderId, to: 'free' });
      return false;
    }
  }
  return true;
}

async function takeNextTerm(
  c: Write,
  { classId, orderId }: { classId: string; orderId: string },
): Promise<boolean> {
  const today = studioDay(c.now);
  for (const term of await openTerms(c.tx, classId, today)) {
    if (await takeTerm(c, { term, orderId, to: { state: 'taken' } })) return true;
  }
  return false;
}

async function poolsOf({ tx, now }: Write, line: OrderLineRow): Promise<Pool[]> {
  if (line.grants === 'order' && line.kind === 'goods') return [{ offerId: line.offer_id }];
  if (line.grants !== 'seat') return [];
  const today = studioDay(now);
  const dates = await openDates(tx, line.offer_id, today);
  return dates.map(({ id }) => ({ dateId: id }));
}

async function takeFromFirstPool(
  c: Write,
  { pools, orderId, quantity }: { pools: readonly Pool[]; orderId: string; quantity: number },
): Promise<boolean> {
  for (const pool of pools) {
    if (await takeUnits(c, { pool, orderId, quantity, to: { state: 'taken' } })) return true;
  }
  return false;
}
