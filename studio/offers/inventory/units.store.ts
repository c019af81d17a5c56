import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { UnitState } from '#platform/db/schema/orders.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { Write } from '#studio/shared/change.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { unitLifecycle } from './unit.ts';
import { seatsPromised, unitsOf } from './units.queries.ts';

export type Pool = { dateId: string } | { offerId: string };

interface UnitChange {
  from?: readonly UnitState[];
  to: UnitState;
  of: (unit: ExpressionBuilder<Schema, 'units'>) => Expression<SqlBool>;
  /** New owner and expiry; omitted columns keep their value. */
  set?: {
    order_id?: string | null;
    application_id?: string | null;
    waiting_entry_id?: string | null;
    expires_at?: Temporal.Instant | null;
  };
}

/** The only writer of a unit's state; the lifecycle filters the rows. Returns the number changed. */
export async function changeUnits({ tx, now }: Write, { from, to, of, set }: UnitChange): Promise<number> {
  const before = statesBefore(unitLifecycle, to).filter((state) => !from || from.includes(state));
  if (before.length === 0) return 0;
  const isFree = { order_id: null, application_id: null, waiting_entry_id: null, expires_at: null };
  const result = await tx
    .updateTable('units')
    .set({ ...set, ...(to === 'free' ? isFree : {}), state: to, changed_at: now })
    .where(of)
    .where('state', 'in', before)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function lockPool(tx: Tx, pool: Pool): Promise<void> {
  const poolKey = 'dateId' in pool ? `seat:${pool.dateId}` : `stock:${pool.offerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${poolKey}, 0))`.execute(tx);
}

/** All or nothing. Several pools are locked in a fixed order. Seats promised to the waiting list are left. */
export async function takeUnits(
  c: Write,
  {
    pool,
    orderId,
    quantity,
    to,
  }: {
    pool: Pool;
    orderId: string;
    quantity: number;
    to: { state: 'held'; expiresAt: Temporal.Instant } | { state: 'taken' };
  },
): Promise<boolean> {
  await lockPool(c.tx, pool);
  const promised = 'dateId' in pool ? await seatsPromised(c.tx, pool.dateId) : 0;
  const free = await c.tx
    .selectFrom('units')
    .select('id')
    .where('state', '=', 'free')
    .$if('dateId' in pool, (query) => query.where('date_id', '=', (pool as { dateId: string }).dateId))
    .$if('offerId' in pool, (query) => query.where('offer_id', '=', (pool as { offerId: string }).offerId))
    .orderBy('number')
    .limit(quantity + promised)
    .execute();
  if (free.length < quantity + promised) return false;
  const ids = free.slice(0, quantity).map(({ id }) => id);
  const expiresAt = to.state === 'held' ? to.expiresAt : null;
  await changeUnits(c, {
    from: ['free'],
    to: to.state,
    of: (unit) => unit('id', 'in', ids),
    set: { order_id: orderId, expires_at: expiresAt },
  });
  return true;
}

export async function moveUnitsTo(
  c: Write,
  {
    orderId,
    to,
    kind,
    expiresAt = null,
  }: { orderId: string; to: UnitState; kind?: 'seat'; expiresAt?: Temporal.Instant | null },
): Promise<number> {
  const set = to === 'expiring' ? {} : { expires_at: expiresAt };
  const of: UnitChange['of'] = (unit) => unit.and({ order_id: orderId, ...(kind ? { kind } : {}) });
  return changeUnits(c, { to, of, set });
}

/** Puts pieces of a refunded order back in stock. Returns their number. */
export async function restockUnits(
  c: Write,
  { orderId, offerId, quantity }: { orderId: string; offerId: string; quantity: number },
): Promise<number> {
  await lockPool(c.tx, { offerId });
  const pieces = c.tx
    .selectFrom('units')
    .select('id')
    .where('order_id', '=', orderId)
    .where('offer_id', '=', offerId)
    .where('state', 'in', ['taken', 'gone'])
    .orderBy('number')
    .limit(quantity);
  return changeUnits(c, { to: 'free', of: (unit) => unit('id', 'in', pieces) });
}

export async function keepUnitsFor(
  c: Write,
  some: { from: string; to: string; offerId: string; quantity: number; until: Temporal.Instant },
): Promise<void> {
  const pieces = await c.tx
    .selectFrom('units')
    .select('id')
    .where('order_id', '=', some.from)
    .where('offer_id', '=', some.offerId)
    .where('state', 'in', statesBefore(unitLifecycle, 'kept'))
    .orderBy('id')
    .limit(some.quantity)
    .execute();
  const ids = pieces.map(({ id }) => id);
  if (ids.length === 0) return;
  const set = { order_id: some.to, expires_at: some.until };
  await changeUnits(c, { to: 'kept', of: (unit) => unit('id', 'in', ids), set });
}

export async function claimKeptUnits(tx: Tx, between: { from: string; to: string }): Promise<void> {
  await tx
    .updateTable('units')
    .set({ order_id: between.to })
    .where('order_id', '=', between.from)
    .where('state', '=', 'kept')
    .execute();
}

/** Keeps the units while the order can still be paid, else frees them. */
export async function releaseUnits(c: Write, orderId: string): Promise<void> {
  const order = await c.tx
    .selectFrom('orders')
    .select('pay_until')
    .where('id', '=', orderId)
    .executeTakeFirst();
  const until = order?.pay_until;
  if (until && Temporal.Instant.compare(until, c.now) > 0)
    await moveUnitsTo(c, { orderId, to: 'kept', expiresAt: until });
  else await moveUnitsTo(c, { orderId, to: 'free' });
}

export async function freeKeptUnits(c: Write): Promise<void> {
  await changeUnits(c, { from: ['kept'], to: 'free', of: (unit) => unit('expires_at', '<=', c.now) });
}

/** Transfers the seats of a voided order to the applicant. */
export async function keepSeatsOf(
  c: Write,
  { orderId, applicationId, until }: { orderId: string; applicationId: string; until: Temporal.Instant },
): Promise<void> {
  const set = { order_id: null, application_id: applicationId, expires_at: until };
  await changeUnits(c, { to: 'kept', of: (unit) => unit.and({ order_id: orderId, kind: 'seat' }), set });
}

export async function takeSeatFor(
  c: Write,
  { dateId, applicationId, until }: { dateId: string; applicationId: string; until: Temporal.Instant },
): Promise<boolean> {
  await lockPool(c.tx, { dateId });
  const free = c.tx
    .selectFrom('units')
    .select('id')
    .where('state', '=', 'free')
    .where('date_id', '=', dateId)
    .orderBy('number')
    .limit(1);
  const set = { application_id: applicationId, expires_at: until };
  const taken: UnitChange = { from: ['free'], to: 'kept', of: (unit) => unit('id', 'in', free), set };
  return (await changeUnits(c, taken)) === 1;
}

export async function keepSeatUntil(
  c: Write,
  applicationId: string,
  until: Temporal.Instant | null,
): Promise<void> {
  if (!until) {
    const of: UnitChange['of'] = (unit) => unit('application_id', '=', applicationId);
    await changeUnits(c, { from: ['kept'], to: 'free', of });
    return;
  }
  await c.tx
    .updateTable('units')
    .set({ expires_at: until, changed_at: c.now })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'kept')
    .execute();
}

/** Assigns the kept seat to the paid order, or frees it if the order already has one. */
export async function claimKeptSeat(
  c: Write,
  { applicationId, orderId }: { applicationId: string; orderId: string },
): Promise<void> {
  const own = (await unitsOf(c.tx, orderId)).some((unit) => unit.kind === 'seat');
  if (own) return keepSeatUntil(c, applicationId, null);
  const of: UnitChange['of'] = (unit) => unit('application_id', '=', applicationId);
  const set = { order_id: orderId, application_id: null, expires_at: null };
  await changeUnits(c, { from: ['kept'], to: 'taken', of, set });
}

/** Reserves a free seat for an entry of the waiting list. The caller holds the lock of the pool. */
export async function keepSeatForEntry(
  c: Write,
  { dateId, entryId, until }: { dateId: string; entryId: string; until: Temporal.Instant },
): Promise<boolean> {
  const free = c.tx
    .selectFrom('units')
    .select('id')
    .where('state', '=', 'free')
    .where('date_id', '=', dateId)
    .orderBy('number')
    .limit(1);
  const set = { waiting_entry_id: entryId, expires_at: until };
  return (
    (await changeUnits(c, { from: ['free'], to: 'kept', of: (unit) => unit('id', 'in', free), set })) === 1
  );
}

/** The seat offered to an entry, also after an unpaid order of it has ended. */
const seatOfEntry =
  ({ entryId, orderId }: { entryId: string; orderId: string | null }): UnitChange['of'] =>
  (unit) =>
    unit.or([
      unit('waiting_entry_id', '=', entryId),
      ...(orderId ? [unit.and([unit('order_id', '=', orderId), unit('kind', '=', 'seat')])] : []),
    ]);

/** False: the offer has ended. */
export async function holdSeatOfEntry(
  c: Write,
  {
    entryId,
    endedOrderId,
    orderId,
    until,
  }: { entryId: string; endedOrderId: string | null; orderId: string; until: Temporal.Instant },
): Promise<boolean> {
  const of = seatOfEntry({ entryId, orderId: endedOrderId });
  const set = { order_id: orderId, waiting_entry_id: null, expires_at: until };
  return (await changeUnits(c, { from: ['kept'], to: 'held', of, set })) === 1;
}

export async function freeSeatOfEntry(
  c: Write,
  entry: { entryId: string; orderId: string | null },
): Promise<void> {
  await changeUnits(c, { from: ['kept'], to: 'free', of: seatOfEntry(entry) });
}

/** The caller holds the lock of the pool. */
export async function addFreeUnits(
  tx: Tx,
  { offerId, pieces }: { offerId: string; pieces: number },
  now: Temporal.Instant,
): Promise<void> {
  const last = await tx
    .selectFrom('units')
    .select((select) => select.fn.max('number').as('number'))
    .where('offer_id', '=', offerId)
    .executeTakeFirst();
  const from = (last?.number ?? 0) + 1;
  const rows = Array.from({ length: pieces }, (_, index) => ({
    kind: 'stock' as const,
    offer_id: offerId,
    number: from + index,
    state: 'free' as const,
    changed_at: now,
  }));
  await tx.insertInto('units').values(rows).execute();
}

export async function dropFreeUnits(tx: Tx, offerId: string, pieces: number): Promise<void> {
  const last = tx
    .selectFrom('units')
    .select('id')
    .where('offer_id', '=', offerId)
    .where('state', '=', 'free')
    .orderBy('number', 'desc')
    .limit(pieces);
  await tx.deleteFrom('units').where('id', 'in', last).execute();
}
