import { expect, test } from 'vitest';
import { mailTo } from '#tests/support/emails.ts';
import { newVisitor, testStage, typedOrder } from '#tests/support/page-fixture.ts';
import {
  boughtGiftCard,
  newCode,
  pay,
  placed,
  placeWithCodes,
} from '#tests/support/vouchers/place-with-codes.ts';

const stage = testStage();

const emailAbout = async (codes: { discount: string; giftCard: string }) => {
  const order = await placeWithCodes(stage, newVisitor().who, { id: 'private-coaching-5', codes });
  await pay(stage, await placed(stage, order));
  const { body } = await mailTo(stage.db, typedOrder.email, 'credit-granted');
  return body.replaceAll(/\s+/g, ' ');
};

test('the email about a pack states its sessions, and with codes the price, the discount and what was paid how', async () => {
  const whole = await emailAbout({ discount: '', giftCard: '' });
  for (const part of [/Sessions:? 5/, /Paid:? DKK 8,775/]) expect(whole).toMatch(part);
  expect(whole).not.toContain('Discount');
  await newCode(stage);
  const { code: giftCard } = await boughtGiftCard(stage);
  const coded = await emailAbout({ discount: 'SPRING', giftCard });
  for (const part of [
    /Price:? DKK 8,775/,
    /Discount:? DKK −877.50/,
    /Paid:? DKK 7,897.50/,
    /Of which by gift card:? DKK 1,000/,
    /Of which by card:? DKK 6,897.50/,
  ])
    expect(coded).toMatch(part);
});
