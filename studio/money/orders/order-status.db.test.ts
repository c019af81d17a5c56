import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Tx } from '#platform/db/database.ts';
import { paymentLifecycle } from '#studio/money/payments/payment.ts';
import { instalmentLifecycle } from '#studio/offers/plans/plan.ts';
import { languages } from '#studio/shared/language.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { orderLifecycle, refundLifecycle } from './order.ts';
import { countOrders } from './order-list.queries.ts';
import { orderStatusWords } from './order-status.messages.ts';
import { countWithStatus, hasStatus, orderStatus } from './order-status.queries.ts';
import { type OrderStatus, orderStatuses, type StatusFacts, statusRules } from './order-status.ts';

const stage = testStage();

const values: Record<keyof StatusFacts, string[]> = {
  payment: [...Object.keys(paymentLifecycle), 'none'],
  refund: [...Object.keys(refundLifecycle), 'none'],
  refunded: ['part', 'all'],
  plan: [...Object.keys(instalmentLifecycle), 'none'],
};

const combinations = Object.entries(statusRules).flatMap(([state, { by, is }]) =>
  Object.entries(is).map(([value, status]) => ({ state, by, value, status: status as OrderStatus })),
);

test('order status: every order state occurs with every state it depends on, and with nothing else', () => {
  expect(Object.keys(statusRules).sort()).toEqual(Object.keys(orderLifecycle).sort());
  for (const { by, is } of Object.values(statusRules)) {
    expect(Object.keys(is).sort(), by).toEqual([...values[by]].sort());
  }
});

test('order status: each of the nine is reached, and has a label in both languages', () => {
  expect(new Set(combinations.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  for (const language of languages) {
    const words = Object.values(orderStatusWords[language]);
    expect(new Set(words).size).toBe(orderStatuses.length);
  }
});

describe('order status: the database answers what the table says', () => {
  test.each(combinations)('$state with $by $value is $status', async ({ state, by, value, status }) => {
    await stage.db.transaction(async (tx) => {
      const id = await insert(tx, state, by, value);
      const row = await tx
        .selectFrom('orders')
        .select(orderStatus.as('status'))
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.status).toBe(status);
      const found = await tx.selectFrom('orders').select('id').where(hasStatus(status)).execute();
      expect(found).toContainEqual({ id });
    });
  });

  test('a partial refund of a plan is compared with the amount charged, not with the price', async () => {
    await stage.db.transaction(async (tx) => {
      const id = await insert(tx, 'refunded', 'plan', 'due');
      await insertPayment(tx, id, 'captured', 40);
      await insertRefund(tx, id, 'succeeded', 40);
      const read = tx.selectFrom('orders').select(orderStatus.as('status')).where('id', '=', id);
      expect(await read.executeTakeFirst()).toEqual({ status: 'refunded' });
    });
  });
});

test('order counts: every status is counted as often as it is listed, up to the most that is counted', async () => {
  await stage.db.transaction(async (tx) => {
    for (const { state, by, value } of combinations) await insert(tx, state, by, value);
    const plan = await insert(tx, 'refunded', 'plan', 'due');
    await insertPayment(tx, plan, 'captured', 40);
    await insertRefund(tx, plan, 'succeeded', 40);
  });
  const counts = await countOrders(stage.db.query, owner);
  for (const status of orderStatuses) {
    const listed = await stage.db.query.selectFrom('orders').select('id').where(hasStatus(status)).execute();
    expect(counts[status], status).toBe(listed.length);
    expect(listed.length, status).toBeGreaterThan(0);
    const few = await sql<{ count: string }>`select ${countWithStatus(status, 1)} as count`.execute(
      stage.db.query,
    );
    expect(Number(few.rows[0]?.count)).toBe(1);
  }
});

async function insert(tx: Tx, state: string, by: keyof StatusFacts, value: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into orders (state, currency, total_minor, refunded_minor, capture, language, terms_version, authorised_until)
    values (${state}, 'DKK', 100, ${value === 'all' ? 100 : 0}, 'now', 'da', 'x', ${testNow}) returning id`.execute(
    tx,
  );
  const { id } = rows[0]!;
  if (value === 'none') return id;
  if (by === 'payment') await insertPayment(tx, id, value, 0);
  if (by === 'refund') await insertRefund(tx, id, value, 1);
  if (by === 'plan') {
    await tx.insertInto('plans').values({ order_id: id, state: 'unstarted', count: 2 }).execute();
    for (const [at, one] of ['paid', value].entries()) {
      await sql`insert into instalments (order_id, number, state, amount_minor)
        values (${id}, ${at + 1}, ${one}, 50)`.execute(tx);
    }
  }
  return id;
}

async function insertPayment(tx: Tx, orderId: string, state: string, captured: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into payments (order_id, provider, state, amount_minor, captured_minor, currency, capture_mode,
      session_expires_at, return_token_hash)
    values (${orderId}, 'test', ${state}, 100, ${captured}, 'DKK', 'automatic', ${testNow}, gen_random_uuid()::text)
    returning id`.execute(tx);
  return rows[0]!.id;
}

async function insertRefund(tx: Tx, orderId: string, state: string, amount: number): Promise<void> {
  const held = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const paymentId = held?.id ?? (await insertPayment(tx, orderId, 'captured', 100));
  await sql`insert into refunds (order_id, payment_id, amount_minor, reason, state)
    values (${orderId}, ${paymentId}, ${amount}, 'x', ${state})`.execute(tx);
}
