import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testStage } from '#tests/support/page-fixture.ts';
import { parcelShop } from '#tests/support/paid-orders.ts';
import { owner } from '#tests/support/who.ts';
import { incomeByOffer, incomeFigures, incomeSpan } from './income.queries.ts';
import type { LedgerFilter } from './income.ts';
import { listLedger, sumOfLedger } from './ledger.queries.ts';

const stage = testStage();
const filter: LedgerFilter = {
  from: Temporal.Instant.from('2031-01-01T00:00:00+01:00'),
  until: Temporal.Instant.from('2031-03-01T00:00:00+01:00'),
  currency: 'DKK',
};
const newest = { sort: 'issued', order: 'descending', filters: {}, search: '', at: null } as const;

interface Given {
  number: number;
  kind: 'receipt' | 'credit-note';
  issuedAt: string;
  content: Record<string, unknown>;
}

async function issue(orderId: string, given: readonly Given[]): Promise<void> {
  for (const { number, kind, issuedAt, content } of given) {
    await sql`insert into receipts (number, order_id, kind, content, issued_at)
      values (${number}, ${orderId}, ${kind}, ${JSON.stringify(content)}, ${issuedAt})`.execute(
      stage.db.query,
    );
  }
}

test('figures: the ledger is summed by month of the studio’s time zone and never across currencies', async () => {
  const { orderId } = await (await parcelShop(stage.db)).paidParcel();
  const total = (number: number, issuedAt: string, currency: string, totalMinor: number): Given => ({
    number,
    kind: totalMinor < 0 ? 'credit-note' : 'receipt',
    issuedAt,
    content: { currency, totalMinor },
  });
  await issue(orderId, [
    total(9001, '2030-12-31T22:59:59Z', 'DKK', 10_000),
    total(9002, '2030-12-31T23:00:00Z', 'DKK', 20_000),
    total(9003, '2031-01-20T12:00:00Z', 'EUR', 3_000),
    total(9004, '2031-01-21T12:00:00Z', 'DKK', -5_000),
    total(9005, '2031-02-01T12:00:00Z', 'DKK', 40_000),
  ]);
  const q = stage.db.query;
  const figures = await incomeFigures(q, owner, filter);
  expect(figures.map(({ month, document, grossMinor }) => [month, document, grossMinor])).toEqual([
    ['2031-01', 'credit-note', -5_000],
    ['2031-01', 'receipt', 20_000],
    ['2031-02', 'receipt', 40_000],
  ]);
  expect(await sumOfLedger(q, owner, filter)).toEqual({ grossMinor: 55_000, vatMinor: 0, entries: 3 });
  expect(await sumOfLedger(q, owner, { ...filter, document: 'credit-note' })).toMatchObject({
    grossMinor: -5_000,
  });
  expect((await incomeSpan(q, owner, filter)).currencies.toSorted()).toEqual(['DKK', 'EUR']);
});

test('figures: a receipt has an entry for each line and one for its gift card, a credit note for what was refunded', async () => {
  const { orderId } = await (await parcelShop(stage.db)).paidParcel();
  const lines = await stage.db.query
    .selectFrom('order_lines')
    .select(['offer_id', 'description', 'quantity', 'unit_minor', 'vat_minor', 'discount_minor'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const totalMinor = lines.reduce((sum, line) => sum + line.unit_minor * line.quantity, 0);
  const written = lines.map(({ description, quantity, unit_minor, vat_minor }) => ({
    description,
    quantity,
    unitMinor: unit_minor,
    vatMinor: vat_minor,
  }));
  const vatMinor = lines.reduce((sum, line) => sum + line.vat_minor, 0);
  const last = lines.at(-1)!;
  const refunded = { quantity: 1, unitMinor: -1_000, vatMinor: -200 };
  const noted = { currency: 'DKK', totalMinor: -1_000, vatMinor: -200 };
  const at = '2031-01-15T12:00:00Z';
  await issue(orderId, [
    {
      number: 9101,
      kind: 'receipt',
      issuedAt: at,
      content: { currency: 'DKK', totalMinor, vatMinor, lines: written, giftCardMinor: 1_000 },
    },
    {
      number: 9102,
      kind: 'credit-note',
      issuedAt: at,
      content: { ...noted, lines: [{ ...refunded, description: 'x', offerId: last.offer_id }] },
    },
    {
      number: 9103,
      kind: 'credit-note',
      issuedAt: at,
      content: { ...noted, lines: [{ ...refunded, description: `${last.description} (1/3)` }] },
    },
  ]);
  const q = stage.db.query;
  const offers = await incomeByOffer(q, owner, { filter, page: 1 });
  const priceOf = (line: (typeof lines)[number]) => line.unit_minor * line.quantity;
  expect(new Map(offers.map(({ offerId, grossMinor }) => [offerId, grossMinor]))).toEqual(
    new Map([
      ...lines.map((line) => [line.offer_id, priceOf(line) - (line === last ? 2_000 : 0)] as const),
      ['', -1_000] as const,
    ]),
  );
  const { rows } = await listLedger(q, owner, { filter, listQuery: newest });
  expect(rows).toHaveLength(lines.length + 3);
  expect(rows.reduce((sum, row) => sum + row.grossMinor, 0)).toBe(totalMinor - 3_000);
  expect(await sumOfLedger(q, owner, filter)).toMatchObject({ vatMinor: vatMinor - 400 });
  expect(await sumOfLedger(q, owner, { ...filter, offerId: '' })).toMatchObject({
    grossMinor: -1_000,
    entries: 1,
  });
});

test('figures: an entry of the ledger cannot be changed', async () => {
  const { orderId } = await (await parcelShop(stage.db)).paidParcel();
  const content = { currency: 'DKK', totalMinor: 100 };
  await issue(orderId, [{ number: 9201, kind: 'receipt', issuedAt: '2031-01-15T12:00:00Z', content }]);
  const changing = sql`update income_entries set gross_minor = 1`.execute(stage.db.query);
  await expect(changing).rejects.toThrow('append-only');
});
