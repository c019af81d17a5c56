import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Tx } from '#platform/db/database.ts';
import { claimLifecycle } from '#studio/calendar/claim.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { orderLifecycle, refundLifecycle } from '#studio/money/orders/order.ts';
import { moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { paymentLifecycle } from '#studio/money/payments/payment.ts';
import { movePaymentTo } from '#studio/money/payments/payments.store.ts';
import { moveRefundTo } from '#studio/money/refunds/refunds.store.ts';
import { unitLifecycle } from '#studio/offers/inventory/unit.ts';
import { changeUnits } from '#studio/offers/inventory/units.store.ts';
import { type Lifecycle, statesBefore } from '#studio/shared/lifecycle.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';

const stage = testStage();

interface Subject<S extends string> {
  name: string;
  table: 'claims' | 'orders' | 'payments' | 'refunds' | 'units';
  lifecycle: Lifecycle<S>;
  /** Initial states of a row. */
  beginnings: readonly S[];
  insert(tx: Tx, state: S): Promise<string>;
  move(tx: Tx, id: string, to: S): Promise<unknown>;
}

async function insertOrderRow(tx: Tx, state = 'open'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into orders (state, currency, total_minor, capture, language, terms_version, authorised_until)
    values (${state}, 'DKK', 100, 'now', 'da', 'x', ${testNow}) returning id`.execute(tx);
  return rows[0]!.id;
}

async function insertPaymentRow(tx: Tx, state = 'captured'): Promise<{ id: string; orderId: string }> {
  const orderId = await insertOrderRow(tx);
  const { rows } = await sql<{ id: string }>`
    insert into payments (order_id, provider, state, amount_minor, currency, capture_mode, session_expires_at, return_token_hash)
    values (${orderId}, 'test', ${state}, 100, 'DKK', 'automatic', ${testNow}, gen_random_uuid()::text) returning id`.execute(
    tx,
  );
  return { id: rows[0]!.id, orderId };
}

let minutes = 0;

const claims: Subject<keyof typeof claimLifecycle> = {
  name: 'a claim',
  table: 'claims',
  lifecycle: claimLifecycle,
  beginnings: ['held', 'booked', 'blocked'],
  async insert(tx, state) {
    minutes += 60;
    const start = testNow.add({ minutes });
    const end = start.add({ minutes: 60 });
    const row = await tx
      .insertInto('claims')
      .values({
        kind: 'session',
        state,
        slot_start: start,
        slot_end: end,
        claimed: `[${start},${end})`,
        expires_at: testNow,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  },
  move: (tx, id, to) => moveClaimTo({ tx, now: testNow }, id, to),
};

const orders: Subject<keyof typeof orderLifecycle> = {
  name: 'an order',
  table: 'orders',
  lifecycle: orderLifecycle,
  beginnings: ['open'],
  insert: insertOrderRow,
  move: (tx, id, to) => moveOrderTo(tx, { orderId: id, to }),
};

const payments: Subject<keyof typeof paymentLifecycle> = {
  name: 'a payment',
  table: 'payments',
  lifecycle: paymentLifecycle,
  beginnings: ['creating'],
  insert: async (tx, state) => (await insertPaymentRow(tx, state)).id,
  move: (tx, id, to) => movePaymentTo({ tx, now: testNow }, { paymentId: id, to }),
};

const refunds: Subject<keyof typeof refundLifecycle> = {
  name: 'a refund',
  table: 'refunds',
  lifecycle: refundLifecycle,
  // 'succeeded': a refund made at the provider itself.
  beginnings: ['due', 'succeeded'],
  async insert(tx, state) {
    const { id, orderId } = await insertPaymentRow(tx);
    const refund = { order_id: orderId, payment_id: id, amount_minor: 1, reason: 'x', state };
    const row = await tx.insertInto('refunds').values(refund).returning('id').executeTakeFirstOrThrow();
    return row.id;
  },
  move: (tx, id, to) => moveRefundTo({ tx, now: testNow }, { refundId: id, to }),
};

let pieces = 1_000;

const units: Subject<keyof typeof unitLifecycle> = {
  name: 'a seat or a piece',
  table: 'units',
  lifecycle: unitLifecycle,
  beginnings: ['free'],
  async insert(tx, state) {
    pieces += 1;
    const order = state === 'free' ? null : await insertOrderRow(tx);
    const row = await tx
      .insertInto('units')
      .values({
        kind: 'stock',
        offer_id: 'pop-filter',
        number: pieces,
        state,
        order_id: order,
        expires_at: testNow,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(row.id);
  },
  async move(tx, id, to) {
    // A free unit has no order yet.
    const order_id = to === 'free' ? null : await insertOrderRow(tx);
    const set = { order_id, expires_at: testNow };
    return (
      (await changeUnits({ tx, now: testNow }, { to, of: (unit) => unit('id', '=', Number(id)), set })) === 1
    );
  },
};

function describeLifecycle<S extends string>(subject: Subject<S>): void {
  const states = Object.keys(subject.lifecycle) as S[];

  describe(subject.name, () => {
    test('reaches every state from its initial states', () => {
      const reached = new Set<S>(subject.beginnings);
      for (const state of reached) for (const next of subject.lifecycle[state]) reached.add(next);
      expect([...reached].sort()).toEqual([...states].sort());
    });

    test('has the same states in the database as in its table', async () => {
      const { rows } = await sql<{ text: string }>`
        select pg_get_constraintdef(oid) as text from pg_constraint
        where conrelid = ${subject.table}::regclass and contype = 'c' and conname = ${`${subject.table}_state_check`}
      `.execute(stage.db.query);
      const stored = [...rows[0]!.text.matchAll(/'([a-z-]+)'/g)].map(([, state]) => state);
      expect(stored.sort()).toEqual([...states].sort());
    });

    test.each(states)('from %s has only the transitions of the table', async (from) => {
      for (const to of states) {
        const isAllowed = statesBefore(subject.lifecycle, to).includes(from);
        await stage.db.transaction(async (tx) => {
          const id = await subject.insert(tx, from);
          expect(await subject.move(tx, id, to), to).toBe(isAllowed);
          const { rows } = await sql<{ state: string }>`
            select state from ${sql.table(subject.table)} where id::text = ${id}`.execute(tx);
          expect(rows[0]?.state, to).toBe(isAllowed ? to : from);
        });
      }
    });
  });
}

describeLifecycle(claims);
describeLifecycle(orders);
describeLifecycle(payments);
describeLifecycle(refunds);
describeLifecycle(units);
