import { beforeAll, expect, test } from 'vitest';
import { type ParcelShop, parcelShop, parcelState } from '#tests/support/paid-orders.ts';
import { times } from '#tests/support/site/times.ts';
import { orderGoods } from './sellables.ts';
import { crowd, tally, threeServers } from './three-servers.ts';

const given = threeServers();
let shop: ParcelShop;
beforeAll(async () => {
  shop = await parcelShop(given.db, given.secret);
});

/** Presses a button of the task list on alternating servers. */
const press = (client: number, taskId: string, remedy: string, fields: Record<string, string> = {}) =>
  given.post(client, `/admin/tasks/${taskId}/${remedy}`, new URLSearchParams(fields), shop.owner);

/** Two microphones at 2,900 each, and 49 for delivery. */
const totalMinor = 584_900;
const partMinor = 294_900;

test('a parcel marked as dispatched thirty times concurrently on three servers is captured once, with one receipt', async () => {
  const { orderId, taskId } = await shop.paidParcel();
  const answers = await Promise.all(crowd(30).map((client) => press(client, taskId, 'dispatch')));
  const found = tally(answers);
  expect((found[303] ?? 0) + (found[409] ?? 0)).toBe(30);
  expect(found[303]).toBeGreaterThan(0);
  expect(await parcelState(given.db, orderId)).toEqual({
    state: 'paid',
    captured: totalMinor,
    cost: totalMinor,
    sent: [totalMinor],
    requested: 0,
    receipts: 1,
    units: ['gone', 'gone'],
  });
});

test('dispatch, partial dispatch and refund concurrently: one takes effect, and provider, orders and stock agree [P.09]', async () => {
  const ends = { whole: 0, part: 0, back: 0 };
  for (let round = 0; round < times(8, 60); round += 1) {
    const { orderId, taskId } = await shop.paidParcel();
    const rivals = [
      () => press(round, taskId, 'dispatch'),
      () => press(round, taskId, 'dispatch-part', { 'piece:0': '1' }),
      () => press(round, taskId, 'decline'),
    ];
    // Each rival starts first once.
    const turn = round % rivals.length;
    const variantAt = [...rivals.slice(turn), ...rivals.slice(0, turn)];
    const found = tally(await Promise.all(variantAt.map((rival) => rival())));
    expect((found[303] ?? 0) + (found[409] ?? 0)).toBe(rivals.length);
    expect(found[303]).toBeGreaterThan(0);
    const { state, captured, cost, sent, requested, receipts, units } = await parcelState(given.db, orderId);
    expect(requested).toBe(0);
    if (state === 'voided') {
      expect({ captured, sent, receipts, units }).toEqual({ captured: 0, sent: [], receipts: 0, units: [] });
      ends.back += 1;
    } else {
      const pieces = captured === totalMinor ? 2 : 1;
      const amount = pieces === 2 ? totalMinor : partMinor;
      expect({ state, captured, cost, sent, receipts, units }).toEqual({
        state: 'paid',
        captured: amount,
        cost: amount,
        sent: [amount],
        receipts: 1,
        units: units.map(() => 'gone'),
      });
      expect(units).toHaveLength(pieces);
      ends[pieces === 2 ? 'whole' : 'part'] += 1;
    }
  }
  process.stdout.write(`dispatched in full, in part or refunded: ${JSON.stringify(ends)}\n`);
  expect(ends.whole + ends.part + ends.back).toBe(times(8, 60));
  if (process.env.PROVE) expect(Math.min(ends.whole, ends.part, ends.back)).toBeGreaterThan(0);
});

test('stock is changed while forty people buy: everyone with a checkout has a piece of their own', async () => {
  const id = 'headphones';
  const count = (client: number) =>
    given.post(
      client,
      '/functions/v1/manage-products',
      { action: 'update', product: { id, stock: 5 } },
      shop.owner,
    );
  const buy = (client: number) => orderGoods(given, client, { id, totalMinor: 203_900 });
  await count(1);
  const [bought, counted] = await Promise.all([
    Promise.all(crowd(40, 2_000).map(buy)),
    Promise.all(crowd(10, 3_000).map(count)),
  ]);
  expect(tally(counted)).toEqual({ 200: 10 });
  const found = tally(bought);
  expect((found[200] ?? 0) + (found[409] ?? 0)).toBe(40);
  expect(found[200]).toBeGreaterThan(0);
  const held = await given.db.query
    .selectFrom('units')
    .select(['id', 'order_id'])
    .where('offer_id', '=', id)
    .where('state', '=', 'held')
    .execute();
  expect(held).toHaveLength(found[200] ?? 0);
  expect(new Set(held.map(({ order_id }) => order_id)).size).toBe(held.length);
});
