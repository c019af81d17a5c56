import { expect, test } from 'vitest';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { bookingOf, orderOf } from '#tests/support/browser/screenshots.ts';
import { held, testStage, typedOrder } from '#tests/support/page-fixture.ts';
import { balanceOf, newCode, pay, placed, placeWithCodes } from '#tests/support/vouchers/place-with-codes.ts';
import { visitor } from '#tests/support/who.ts';

const stage = testStage();
const codes = { discount: 'SPRING', giftCard: '' };

const ordersWith = (codeId: string) =>
  stage.db.query
    .selectFrom('orders')
    .select(['state', 'total_minor'])
    .where('discount_code_id', '=', codeId)
    .orderBy('state')
    .orderBy('total_minor')
    .execute();

for (const [limit, limits] of [
  ['altogether', { maxUses: 1 }],
  ['by the same person', { maxUsesPerPerson: 1 }],
] as const) {
  test(`late payment: a code used up ${limit} meanwhile still books the session at the price agreed`, async () => {
    const codeId = await newCode(stage, limits);
    const { who, bookingId, email } = await held(stage.world);
    const late = await placed(stage, await placeWithCodes(stage, who, { id: bookingId, codes }));
    await stage.db.query
      .updateTable('orders')
      .set({ state: 'lapsed' })
      .where('id', '=', late.orderId)
      .execute();
    expect(await balanceOf(stage, { codeId })).toBe(0);

    const pack = { id: 'private-coaching-5', codes, values: { ...typedOrder, email } };
    await pay(stage, await placed(stage, await placeWithCodes(stage, visitor, pack)));
    expect(await balanceOf(stage, { codeId })).toBe(-1);

    stage.bank.payer.pay(late.sessionId ?? '');
    await settlePayment(stage.world, late.paymentId);
    expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'booked', covered_by: 'order' });
    expect(await orderOf(stage.db, late.paymentId)).toMatchObject({ state: 'paid', total_minor: 175_500 });
    expect(await balanceOf(stage, { codeId })).toBe(-1);
    expect(await ordersWith(codeId)).toEqual([
      { state: 'lapsed', total_minor: 175_500 },
      { state: 'paid', total_minor: 175_500 },
      { state: 'paid', total_minor: 789_750 },
    ]);
  });
}
