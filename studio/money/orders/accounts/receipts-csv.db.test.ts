import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testStage } from '#tests/support/page-fixture.ts';
import { parcelShop } from '#tests/support/paid-orders.ts';
import { owner } from '#tests/support/who.ts';
import { receiptsCsv } from './receipts-csv.ts';

const stage = testStage();
const since = Temporal.Instant.from('2031-01-01T00:00:00+01:00');

test('the accountant’s CSV has a row for each VAT rate of each document of the period', async () => {
  const { orderId } = await (await parcelShop(stage.db)).paidParcel();
  const line = (description: string, unitMinor: number, vatRatePermille: number, vatMinor: number) => ({
    description,
    unitMinor,
    vatRatePermille,
    vatMinor,
    quantity: 1,
  });
  const content = {
    orderNumber: 'B-7001',
    currency: 'DKK',
    totalMinor: 203_900,
    dkkPerUnit: null,
    giftCardMinor: 10_000,
    lines: [line('Session', 195_000, 0, 0), line('Mug', 8_900, 250, 1_780)],
  };
  for (const [number, kind, issuedAt] of [
    [9101, 'receipt', '2031-01-31T22:30:00Z'],
    [9102, 'credit-note', '2031-01-31T23:30:00Z'],
  ] as const) {
    await sql`insert into receipts (number, order_id, kind, content, issued_at)
      values (${number}, ${orderId}, ${kind}, ${JSON.stringify(content)}, ${issuedAt})`.execute(
      stage.db.query,
    );
  }
  const january = { from: since, until: Temporal.Instant.from('2031-02-01T00:00:00+01:00') };
  const csv = await receiptsCsv(stage.world, owner, { ...january, language: 'da' });
  expect(csv.trim().split('\r\n').slice(1)).toEqual([
    '2031-01;2031-01-31;9101;Kvittering;B-7001;DKK;Momsfri;0;1950;0;1950;;100;Kort;;;',
    '2031-01;2031-01-31;9101;Kvittering;B-7001;DKK;Almindelig sats;25;71,2;17,8;89;;;Kort;;;',
  ]);
});
