import { expect, test } from 'vitest';
import { paymentLinkHours } from '#studio/calendar/holds/hold-for-payment-link.ts';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { bookingOf, emailsTo } from '#tests/support/browser/screenshots.ts';
import { exampleSlot, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { blockTime } from './block-time.ts';
import { bookFor } from './book-for.ts';
import { sendLinkAgain } from './send-link-again.ts';

const stage = testStage();

async function heldByLink(): Promise<string> {
  const outcome = await bookFor(stage.world, owner, {
    name: 'Mia Ærø',
    email: 'Mia@example.com',
    day: '2026-11-24',
    time: '10:00',
    place: 'online',
    cover: 'link',
    language: 'da',
  });
  if (!outcome.ok) throw new Error(`not held: ${outcome.refusal}`);
  return outcome.bookingId;
}

const unpaidEmails = () =>
  stage.db.query
    .selectFrom('emails')
    .select(['language', 'subject'])
    .where('kind', '=', 'owner-unpaid')
    .execute();

test('an expired payment link opens one task, in the owner’s language', async () => {
  const id = await heldByLink();
  stage.world.setNow(stage.world.clock.now().add({ hours: paymentLinkHours, minutes: 1 }));
  await expireClaim(stage.world, (await bookingOf(stage.db, id)).claim_id);
  expect(await unpaidEmails()).toEqual([{ language: 'en', subject: expect.stringContaining('Mia Ærø') }]);
  await reconcile(stage.world);
  expect(await unpaidEmails()).toHaveLength(1);
});

test('a link with an unfinished payment opens the task when the slot is free', async () => {
  const id = await heldByLink();
  await opened(stage, id, visitor);
  stage.world.setNow(stage.world.clock.now().add({ hours: paymentLinkHours, minutes: 1 }));
  await expireClaim(stage.world, (await bookingOf(stage.db, id)).claim_id);
  expect(await bookingOf(stage.db, id)).toMatchObject({ state: 'released' });
  expect(await unpaidEmails()).toHaveLength(1);
  expect(await sendLinkAgain(stage.world, owner, { bookingId: id })).toEqual({ ok: true });
  const checkout = await opened(stage, id, visitor);
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  expect(await bookingOf(stage.db, id)).toMatchObject({ state: 'booked', covered_by: 'order' });
});

test('the link is sent again while the slot is free, once, and refused by name when it is taken [P.118]', async () => {
  const id = await heldByLink();
  const again = (who = owner) => sendLinkAgain(stage.world, who, { bookingId: id });
  stage.world.setNow(stage.world.clock.now().add({ hours: paymentLinkHours, minutes: 1 }));
  await expireClaim(stage.world, (await bookingOf(stage.db, id)).claim_id);
  expect([await again(), await again()]).toEqual([{ ok: true }, { ok: true }]);
  expect(await bookingOf(stage.db, id)).toMatchObject({ state: 'held' });
  expect(await emailsTo(stage.db, 'Mia@example.com')).toEqual(['booking-to-pay', 'booking-to-pay']);
  await cancelFor(stage.world, owner, { bookingId: id, money: 'back' });
  expect(await unpaidEmails()).toHaveLength(1);
  await blockTime(stage.world, owner, {
    fromDay: '2026-11-24',
    toDay: '',
    fromTime: '',
    toTime: '',
    note: 'Rehearsal',
    untilDay: '',
  });
  expect(await again()).toMatchObject({ refusal: 'taken', clashes: [{ who: 'Rehearsal' }] });
  stage.world.setNow(Temporal.Instant.from(exampleSlot).add({ hours: 1 }));
  expect(await again()).toMatchObject({ refusal: 'over' });
});
