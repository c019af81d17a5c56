import { expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { recordOrderPayment } from '#studio/money/checkout/record-order-payment.ts';
import { findInvoice } from '#studio/money/orders/invoices/invoices.queries.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { changeSettings } from '#studio/office/settings/change-settings.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { type StudentFacts, studentFacts } from '#studio/teaching/students/student.queries.ts';
import { emailsTo } from '#tests/support/browser/screenshots.ts';
import { held, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { createInvoice } from './create-invoice.ts';
import { creditInvoice } from './credit-invoice.ts';
import { dueReminders, remindByHand } from './remind-payment.ts';

const stage = testStage();
const billing = 'faktura@example.dk';
const daysLater = (days: number) => stage.world.setNow(testNow.add({ hours: 24 * days }));
const reminders = async (to = billing) =>
  (await emailsTo(stage.db, to)).filter((kind) => kind === 'payment-reminder').length;

async function rule(firstReminderDays: string, secondReminderDays: string, version = 0) {
  const values = { invoiceDueDays: '14', invoicePayTo: '', firstReminderDays, secondReminderDays };
  return changeSettings(stage.world, owner, { group: 'invoices', version, values });
}

const billed = {
  companyName: 'Ærø Teater',
  address: 'Havnen 1',
  vatNumber: '',
  reference: '',
  email: billing,
  offerId: 'other',
  description: 'Choir',
  vatClass: 'exempt',
  amountMinor: 125_000,
  currency: 'DKK',
};

async function guest(): Promise<StudentFacts> {
  const email = 'soeren@example.dk';
  await held(stage.world, undefined, { who: visitor, email });
  return (await studentFacts(stage.db.query, owner, { email }))!;
}

/** Due a week from now. */
async function invoice(given?: StudentFacts, dueOn = '2026-11-30'): Promise<number> {
  const subject = { kind: 'student', student: given ?? (await guest()) } as const;
  const outcome = await createInvoice(stage.world, owner, { subject, once: null, ...billed, dueOn });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.number;
}

async function orderOf(number: number): Promise<string> {
  const today = studioDay(stage.world.clock.now());
  return (await findInvoice(stage.db.query, number, today))!.orderId;
}

test('reminders are off by default, and a second one must be later than the first', async () => {
  await invoice();
  daysLater(60);
  expect(await dueReminders(stage.world)).toEqual([]);
  expect(await rule('10', '3')).toMatchObject({ ok: false, refusal: 'invalid' });
  expect(await rule('3', '10')).toMatchObject({ ok: true });
  expect(await dueReminders(stage.world)).toHaveLength(1);
});

test('an overdue invoice: each reminder is sent once by rule, and none after its payment', async () => {
  await rule('3', '10');
  const person = await guest();
  const number = await invoice(person);
  daysLater(9);
  await reconcile(stage.world);
  expect(await reminders()).toBe(0);
  daysLater(11);
  await reconcile(stage.world);
  await reconcile(stage.world);
  expect(await reminders()).toBe(1);
  daysLater(18);
  await reconcile(stage.world);
  await reconcile(stage.world);
  expect(await reminders()).toBe(2);
  daysLater(60);
  await reconcile(stage.world);
  expect(await reminders()).toBe(2);
  const second = await invoice(person, '2027-01-25');
  daysLater(90);
  const received = { method: 'bank-transfer', receivedOn: '2026-11-23' };
  expect(
    await recordOrderPayment(stage.world, owner, { orderId: await orderOf(second), ...received }),
  ).toMatchObject({
    ok: true,
  });
  await creditInvoice(stage.world, owner, number);
  await reconcile(stage.world);
  expect(await reminders()).toBe(2);
});

test('by hand: once per form, also without a rule, and not when it is credited', async () => {
  const number = await invoice();
  const unpaid = { kind: 'order', id: await orderOf(number) } as const;
  const remind = (once: string) => remindByHand(stage.world, owner, { unpaid, once });
  expect([await remind('one'), await remind('one')]).toEqual([true, true]);
  expect(await reminders()).toBe(1);
  expect(await remind('two')).toBe(true);
  expect(await reminders()).toBe(2);
  await creditInvoice(stage.world, owner, number);
  expect(await remind('three')).toBe(false);
});

test('a session held for its payment link: reminded by hand with a link that works', async () => {
  const typed = { name: 'Søren Ærø', email: 'link@example.dk', day: '2026-11-27', time: '10:00' };
  const outcome = await bookFor(stage.world, owner, {
    ...typed,
    place: 'studio',
    cover: 'link',
    language: 'en',
  });
  expect(outcome.ok).toBe(true);
  const { id } = await stage.db.query
    .selectFrom('bookings')
    .select('id')
    .where('email', '=', typed.email)
    .executeTakeFirstOrThrow();
  const unpaid = { kind: 'booking', id } as const;
  expect(await remindByHand(stage.world, owner, { unpaid, once: 'one' })).toBe(true);
  expect(await reminders(typed.email)).toBe(1);
  const { body } = await stage.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', 'payment-reminder')
    .executeTakeFirstOrThrow();
  expect(body).toMatch(/\/bookings\/[\w-]{22}/);
});
