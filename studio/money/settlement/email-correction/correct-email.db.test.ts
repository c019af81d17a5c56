import { expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import { intensiveApplication } from '#tests/support/applications.ts';
import { emailsTo, orderOf } from '#tests/support/browser/screenshots.ts';
import { held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { settlePayment } from '../settle-payment.ts';
import { correctEmail } from './correct-email.ts';

const stage = testStage();
const right = 'aase@rigtig.dk';

const signedUp = (db: Database, email: string) =>
  db.query
    .insertInto('users')
    .values({
      id: 'holder-1',
      name: 'Åse',
      email,
      email_verified: true,
      image: null,
      role: 'student',
      language: 'da',
    })
    .execute();

async function paid(subject?: string) {
  const hold = subject ? { bookingId: subject, ...newVisitor() } : await held(stage.world);
  const checkout = await opened(stage, hold.bookingId, hold.who);
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  const correct = (email = right, returnToken = checkout.returnToken) =>
    correctEmail(stage.world, hold.who, { returnToken, email });
  return { ...hold, ...checkout, correct };
}

test('email correction: the booking is confirmed again to the new address, the links sent before are revoked', async () => {
  const { bookingId, paymentId, correct } = await paid();
  await makeSecretLink(stage.db.query as never, {
    purpose: 'booking',
    subjectId: bookingId,
    expiresAt: testNow.add({ hours: 400 }),
  });
  expect(await correct()).toEqual({ ok: true });
  const booking = stage.db.query.selectFrom('bookings').select('email').where('id', '=', bookingId);
  expect(await booking.executeTakeFirst()).toEqual({ email: right });
  expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'paid' });
  expect(await emailsTo(stage.db, right)).toEqual(['booking-confirmed']);
  const links = await stage.db.query
    .selectFrom('secret_links')
    .select('revoked_at')
    .where('subject_id', '=', bookingId)
    .execute();
  // The former ones, and the link of the new email.
  expect(links.map(({ revoked_at }) => revoked_at !== null).toSorted()).toEqual([false, true, true]);
  const audited = await stage.db.query.selectFrom('audit_log').select(['action', 'details']).execute();
  expect(audited).toContainEqual({ action: 'order.email-corrected', details: {} });
});

test('email correction: works once, and not with a wrong token or address', async () => {
  const { correct } = await paid();
  expect(await correct('no address')).toEqual({ ok: false, refusal: 'bad-email' });
  expect(await correct(right, 'A'.repeat(22))).toEqual({ ok: false, refusal: 'not-found' });
  expect(await correct()).toEqual({ ok: true });
  expect(await correct('another@rigtig.dk')).toEqual({ ok: false, refusal: 'closed' });
  expect(await emailsTo(stage.db, 'another@rigtig.dk')).toEqual([]);
});

test('email correction: half an hour after the payment it is closed', async () => {
  const { correct } = await paid();
  stage.world.setNow(testNow.add({ minutes: 31 }));
  expect(await correct()).toEqual({ ok: false, refusal: 'closed' });
});

test('email correction: another browser, also with a payer cookie of its own, is refused', async () => {
  const { who, correct } = await paid();
  for (const payerToken of [null, '', newToken()]) {
    who.payerToken = payerToken;
    expect(await correct()).toEqual({ ok: false, refusal: 'other-browser' });
  }
});

test('email correction: a credit belongs to the new address, and its emails are sent again', async () => {
  const { correct } = await paid('private-coaching');
  expect(await correct()).toEqual({ ok: true });
  const grants = await stage.db.query.selectFrom('entitlements').select('email').execute();
  expect(grants).toEqual([{ email: right }]);
  expect((await emailsTo(stage.db, right)).toSorted()).toEqual(['credit-granted', 'order-receipt']);
});

test('email correction: an account’s own address is changed in the account, not here', async () => {
  const { correct } = await paid();
  const { email } = await stage.db.query.selectFrom('orders').select('email').executeTakeFirstOrThrow();
  await signedUp(stage.db, email.toLowerCase());
  expect(await correct()).toEqual({ ok: false, refusal: 'closed' });
});

test('email correction: an application that came with the right address is linked to its payment', async () => {
  const { correct } = await paid('voice-elevated');
  const values = { ...intensiveApplication, email: right };
  await submitApplication(stage.world, visitor, { programme: 'voice-elevated', values, files: [] });
  const linked = stage.db.query.selectFrom('orders').select(['state', 'application_id']);
  expect(await linked.executeTakeFirst()).toEqual({ state: 'authorised', application_id: null });
  expect(await correct()).toEqual({ ok: true });
  expect(await linked.executeTakeFirst()).toEqual({
    state: 'authorised',
    application_id: expect.any(String),
  });
});
