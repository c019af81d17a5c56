import { expect, test } from 'vitest';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { intensiveApplication } from '#tests/support/applications.ts';
import { emailsTo } from '#tests/support/browser/screenshots.ts';
import { payAt } from '#tests/support/dates/waiting-list.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import {
  balanceOf,
  boughtGiftCard,
  newCode,
  pay,
  placed,
  placeWithCodes,
} from '#tests/support/vouchers/place-with-codes.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { acceptApplication, declineApplication } from './decide-application.ts';
import { payApplication } from './pay-application.ts';
import { submitApplication } from './submit-application.ts';

const stage = testStage();
const price = 1_850_000;
const giftCard = 100_000;

async function applied() {
  const given = { programme: 'voice-elevated', values: intensiveApplication, files: [] } as const;
  const outcome = await submitApplication(stage.world, visitor, given);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.applicationId;
}

async function paid(applicationId: string, codes: { discount: string; giftCard: string }, dueMinor: number) {
  const outcome = await payApplication(stage.world, visitor, {
    applicationId,
    returnPath: '/',
    codes,
    dueMinor,
  });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return payAt(stage, outcome.url);
}

async function boughtPack() {
  const requested = { id: 'private-coaching-5' };
  const order = await placed(stage, await placeWithCodes(stage, newVisitor().who, requested));
  await pay(stage, order);
  const { id: entitlementId } = await stage.db.query
    .selectFrom('entitlements')
    .select('id')
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  return { entitlementId };
}

const stateOf = async (orderId: string) =>
  (
    await stage.db.query
      .selectFrom('orders')
      .select('state')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).state;
const decline = (applicationId: string) => declineApplication(stage.world, owner, { applicationId });
const faults = () => figureFaults(stage.db, stage.world.clock.now());

test('declined with a card and a code: both are back, once, and a pack of the person is untouched', async () => {
  const pack = await boughtPack();
  const codeId = await newCode(stage);
  const applicationId = await applied();
  const orderId = await paid(applicationId, { discount: 'SPRING', giftCard: '' }, price * 0.9);
  expect(await stateOf(orderId)).toBe('authorised');
  expect(await balanceOf(stage, { codeId })).toBe(-1);
  expect(await decline(applicationId)).toMatchObject({ ok: true });
  expect(await decline(applicationId)).toMatchObject({ ok: true });
  expect(await stateOf(orderId)).toBe('voided');
  expect(await balanceOf(stage, { codeId })).toBe(0);
  expect(await balanceOf(stage, pack)).toBe(5);
  const session = [...stage.bank.books.sessions.values()].at(-1);
  expect(session).toMatchObject({ intent: 'canceled', capturedMinor: 0 });
  const kinds = await emailsTo(stage.db, intensiveApplication.email);
  expect(kinds.filter((kind) => kind === 'payment-voided')).toHaveLength(1);
  expect(await faults()).toEqual([]);
});

test('a gift card that is reserved with the application has its balance back after the decline', async () => {
  const card = await boughtGiftCard(stage);
  const applicationId = await applied();
  await paid(applicationId, { discount: '', giftCard: card.code }, price - giftCard);
  expect(await balanceOf(stage, card)).toBe(0);
  expect(await decline(applicationId)).toMatchObject({ ok: true });
  expect(await balanceOf(stage, card)).toBe(giftCard);
});

test('accepted, paid with a gift card and a card, and refunded: each part is back where it came from', async () => {
  const card = await boughtGiftCard(stage);
  const applicationId = await applied();
  await acceptApplication(stage.world, owner, { applicationId, instalments: 1 });
  const orderId = await paid(applicationId, { discount: '', giftCard: card.code }, price - giftCard);
  expect([await stateOf(orderId), await balanceOf(stage, card)]).toEqual(['paid', 0]);
  expect(await decline(applicationId)).toMatchObject({ ok: false });
  const outcome = await refundOrder(stage.world, owner, {
    orderId,
    amountMinor: 'all',
    seenLeftMinor: price,
  });
  expect(outcome).toMatchObject({ ok: true, amountMinor: price });
  const due = await stage.db.query
    .selectFrom('refunds')
    .select(['id', 'amount_minor'])
    .where('state', '=', 'due')
    .execute();
  expect(due).toMatchObject([{ amount_minor: price - giftCard }]);
  await sendRefund(stage.world, due[0]!.id);
  expect([await stateOf(orderId), await balanceOf(stage, card)]).toEqual(['refunded', giftCard]);
  expect(stage.bank.books.refunds.size).toBe(1);
  expect(await faults()).toEqual([]);
});
