import { beforeEach, expect, test } from 'vitest';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { emailsTo, openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { plannedDate, workshop } from '#tests/support/dates/planned-date.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { createPayment } from './create-payment.ts';

const stage = testStage();
let dateIds: { first: string; second: string };

const planned = (date: string, seats: number) =>
  plannedDate(stage, { date, seats, place: 'Gasværket, Aarhus' });

beforeEach(async () => {
  await stage.db.query.updateTable('dates').set({ is_open: false }).execute();
  dateIds = { first: await planned('2027-01-09', 1), second: await planned('2027-01-16', 1) };
});

const buy = (dateId: string | null = null, subjectId = workshop) =>
  createPayment(stage.world, newVisitor().who, {
    subjectId,
    currency: 'DKK',
    returnPath: '/courses',
    dateId,
  });
const sessions = () => [...stage.bank.books.sessions.values()];
const lineOf = (at: number) => sessions()[at]?.lines[0];
const heldIn = async () =>
  (await stage.db.query.selectFrom('units').select('date_id').where('state', '=', 'held').execute()).map(
    ({ date_id }) => date_id,
  );

test('create-payment: without a date, takes the next open one and names it in the line item', async () => {
  expect(await buy()).toMatchObject({ ok: true });
  expect(await heldIn()).toEqual([dateIds.first]);
  expect(lineOf(0)).toMatchObject({
    name: 'Singing Workshop, one day',
    description: '9 January 2027, 10:00–16:00 · Gasværket, Aarhus',
  });
});

test('create-payment: with the id of a date, takes a seat on that date', async () => {
  expect(await buy(dateIds.second)).toMatchObject({ ok: true });
  expect(await heldIn()).toEqual([dateIds.second]);
  expect(lineOf(0)?.description).toContain('16 January 2027');
});

test('create-payment: a chosen date that is sold out is refused, and no other date is sold instead', async () => {
  await buy(dateIds.second);
  expect(await buy(dateIds.second)).toMatchObject({ ok: false, refusal: 'sold-out' });
  expect(await heldIn()).toEqual([dateIds.second]);
});

test.each([
  ['of another offer', workshop.replace('1d', '2d'), () => dateIds.first],
  ['that does not exist', workshop, () => crypto.randomUUID()],
  ['that is no id', workshop, () => "'; drop table units"],
  ['for something without dates', 'studio-day', () => dateIds.first],
])('create-payment: a date %s is refused, and no order is left', async (_what, subjectId, dateId) => {
  expect(await buy(dateId(), subjectId)).toMatchObject({ ok: false, refusal: 'date-closed' });
  expect(await stage.db.query.selectFrom('orders').select('id').execute()).toEqual([]);
});

test('create-payment: a date that the owner has closed since is refused', async () => {
  await stage.db.query.updateTable('dates').set({ is_open: false }).where('id', '=', dateIds.first).execute();
  expect(await buy(dateIds.first)).toMatchObject({ ok: false, refusal: 'date-closed' });
});

test('create-payment: a programme without an open date is refused with the reason', async () => {
  expect(await buy(null, 'voice-elevated')).toMatchObject({
    ok: false,
    refusal: 'no-date',
    message: expect.stringContaining('next date'),
  });
});

test('a workshop without an open date: paid, is a credit, a task and an email about the next date', async () => {
  await stage.db.query.updateTable('dates').set({ is_open: false }).execute();
  await buy();
  const [session] = sessions();
  stage.bank.payer.pay(session!.id);
  await settlePayment(stage.world, session!.paymentId);
  const [entitlement] = await stage.db.query.selectFrom('entitlements').select('kind').execute();
  expect(entitlement).toEqual({ kind: 'credit' });
  expect(await openTaskKinds(stage.db)).toContain('no-date');
  const mail = await stage.db.query
    .selectFrom('emails')
    .select('subject')
    .where('kind', '=', 'credit-granted')
    .executeTakeFirstOrThrow();
  expect(mail.subject).toContain('Your place on the next date');
});

test('a paid seat: its email names date and place', async () => {
  await buy(dateIds.second);
  const [session] = sessions();
  stage.bank.payer.pay(session!.id);
  await settlePayment(stage.world, session!.paymentId);
  const [email] = await stage.db.query.selectFrom('orders').select('email').execute();
  expect(await emailsTo(stage.db, email?.email ?? '')).toContain('seat-granted');
  const mail = await stage.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', 'seat-granted')
    .executeTakeFirstOrThrow();
  expect(mail.body).toContain('16 January 2027');
  expect(mail.body).toContain('Gasværket, Aarhus');
});
