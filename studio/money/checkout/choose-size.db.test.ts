import { expect, test } from 'vitest';
import { testStage } from '#tests/support/page-fixture.ts';
import { visitor } from '#tests/support/who.ts';
import { createPayment } from './create-payment.ts';

const stage = testStage();

const sized = async () => {
  const rows = await stage.db.query
    .selectFrom('product_variants')
    .select(['product_id', 'offer_id'])
    .where('is_offered', '=', true)
    .execute();
  return rows.filter(({ product_id, offer_id }) => product_id !== offer_id);
};

const buy = (subjectId: string, language: 'en' | 'da') =>
  createPayment(stage.world, { ...visitor, language }, { subjectId, currency: 'DKK', returnPath: '/shop' });

test('create-payment: a product in sizes asks for the size, in both languages; a size of it can be bought', async () => {
  const [variant] = await sized();
  if (!variant) throw new Error('the sample has no product in sizes');
  expect(await buy(variant.product_id, 'en')).toMatchObject({
    refusal: 'choose-size',
    message: 'Choose a size',
  });
  expect(await buy(variant.product_id, 'da')).toMatchObject({
    refusal: 'choose-size',
    message: 'Vælg en størrelse',
  });
  expect(await buy(variant.offer_id, 'en')).toMatchObject({ ok: true });
});

test('create-payment: a product whose sizes have all ended, and an unknown one, are not for sale', async () => {
  const [variant] = await sized();
  await stage.db.query.updateTable('product_variants').set({ is_offered: false }).execute();
  expect(await buy(variant?.product_id ?? '', 'en')).toMatchObject({ refusal: 'not-for-sale' });
  expect(await buy('no-such-product', 'en')).toMatchObject({ refusal: 'not-for-sale' });
});
