import { expect, test } from 'vitest';
import { orderOf } from '#tests/support/browser/screenshots.ts';
import { plannedDate, workshop } from '#tests/support/dates/planned-date.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import {
  balanceOf,
  boughtGiftCard,
  newCode,
  pay,
  placed,
  placeWithCodes,
} from '#tests/support/vouchers/place-with-codes.ts';

const stage = testStage();

const planned = (date: string, seats: number) => plannedDate(stage, { date, seats });

const seatsOf = async (dateId: string) =>
  (await stage.db.query.selectFrom('units').select('state').where('date_id', '=', dateId).execute()).map(
    ({ state }) => state,
  );

test('a seat on a chosen date: code and gift card are taken off, and the seat is that of the date', async () => {
  await planned('2027-09-04', 1);
  const dateId = await planned('2027-09-11', 1);
  const codeId = await newCode(stage, { maxUses: 1 });
  const card = await boughtGiftCard(stage);
  const codes = { discount: 'SPRING', giftCard: card.code };
  const { who } = newVisitor();
  const order = await placed(stage, await placeWithCodes(stage, who, { id: workshop, dateId, codes }));
  expect(stage.bank.books.session(order.sessionId ?? '')?.amountMinor).toBe(224_000);
  expect(await seatsOf(dateId)).toEqual(['held']);
  const other = await placeWithCodes(stage, newVisitor().who, { id: workshop, dateId });
  expect(other).toMatchObject({ refusal: 'sold-out' });
  await pay(stage, order);
  expect(await orderOf(stage.db, order.paymentId)).toMatchObject({ state: 'paid', total_minor: 324_000 });
  expect(await seatsOf(dateId)).toEqual(['taken']);
  expect([await balanceOf(stage, { codeId }), await balanceOf(stage, card)]).toEqual([-1, 0]);
});

test('a seat that codes cover is taken at once; on a full date nothing is used', async () => {
  const dateId = await planned('2027-09-04', 1);
  const codeId = await newCode(stage, { percent: 100 });
  const page = { id: workshop, dateId, codes: { discount: 'SPRING', giftCard: '' } };
  expect(await placeWithCodes(stage, newVisitor().who, page)).toMatchObject({ ok: true });
  expect(await seatsOf(dateId)).toEqual(['taken']);
  expect(await placeWithCodes(stage, newVisitor().who, page)).toMatchObject({ refusal: 'sold-out' });
  expect(await balanceOf(stage, { codeId })).toBe(-1);
});
