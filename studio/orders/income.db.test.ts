import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testStage } from '#tests/support/page-fixture.ts';
import { parcelShop } from '#tests/support/paid-orders.ts';
import { incomeByMonth } from './income.queries.ts';

const stage = testStage();
const timeZone = 'Europe/Copenhagen';
const since = Temporal.Instant.from('2031-01-01T00:00:00+01:00');

test('income: receipts and credit notes are summed by month of the studio’s time zone and by currency', async () => {
  const { orderId } = await (await parcelShop(stage.db)).paidParcel();
  const rows = [
    [9001, 'receipt', '2030-12-31T22:59:59Z', 'DKK', 10_000],
    [9002, 'receipt', '2030-12-31T23:00:00Z', 'DKK', 20_000],
    [9003, 'receipt', '2031-01-20T12:00:00Z', 'EUR', 3_000],
    [9004, 'credit-note', '2031-01-21T12:00:00Z', 'DKK', -5_000],
    [9005, 'receipt', '2031-02-01T12:00:00Z', 'DKK', 40_000],
  ] as const;
  for (const [number, kind, issuedAt, currency, totalMinor] of rows) {
    await sql`insert into receipts (number, order_id, kind, content, issued_at)
      values (${number}, ${orderId}, ${kind}, ${JSON.stringify({ currency, totalMinor })}, ${issuedAt})`.execute(
      stage.db.query,
    );
  }
  const q = stage.db.query;
  const month = (name: string, currency: string, [receivedMinor, refundedMinor, receipts]: number[]) => ({
    month: name,
    currency,
    receivedMinor,
    refundedMinor,
    receipts,
  });
  expect(await incomeByMonth(q, { role: 'owner' }, { since, timeZone })).toEqual([
    month('2031-02', 'DKK', [40_000, 0, 1]),
    month('2031-01', 'DKK', [20_000, 5_000, 1]),
    month('2031-01', 'EUR', [3_000, 0, 1]),
  ]);
  expect(await incomeByMonth(q, { role: 'student' }, { since, timeZone })).toEqual([]);
});
