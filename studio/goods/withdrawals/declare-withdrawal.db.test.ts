import { describe, expect, test } from 'vitest';
import { bookDirectly } from '#studio/calendar/booking/book-directly.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import {
  bookingOf,
  emailsTo,
  openTaskKinds,
  orderOf,
  paymentOf,
  refundsOf,
} from '#tests/support/browser/screenshots.ts';
import { exampleSlot, held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { acceptWithdrawal } from './accept-withdrawal.ts';
import { checkWithdrawal, declareWithdrawal } from './declare-withdrawal.ts';
import { orderNumberFrom } from './withdrawal.ts';

const stage = testStage();
const submission = () => crypto.randomUUID();
const rows = () => stage.db.query.selectFrom('withdrawals').selectAll().execute();

async function bought(entry = 'private-coaching') {
  const checkout = await opened(stage, entry, visitor);
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  const order = await orderOf(stage.db, checkout.paymentId);
  return { ...checkout, order };
}

async function withdrawn(entry?: string) {
  const made = await bought(entry);
  const input = { orderNumber: made.order.number, email: made.order.email };
  expect(
    await declareWithdrawal(stage.world, { who: visitor, input, submission: submission() }),
  ).toMatchObject({ ok: true });
  const tasks = (await openTasks(stage.db.query, owner)).filter((task) => task.kind === 'withdrawal');
  expect(tasks).toHaveLength(1);
  return { ...made, task: tasks[0]! };
}

const refund = (task: { id: string }) =>
  resolveTask(stage.world, owner, { taskId: task.id, remedy: 'refund' });

describe('a submitted withdrawal', () => {
  test('is stored word by word, acknowledged by email, and opens a task with its order', async () => {
    const { order } = await bought();
    const typed = {
      orderNumber: ` ${order.number.replace('-', ' ').toLowerCase()} `,
      email: order.email.toUpperCase(),
      name: 'Søren Ærø',
      part: 'Kun den ene',
    };
    const outcome = await declareWithdrawal(stage.world, {
      who: visitor,
      input: typed,
      submission: submission(),
    });
    expect(outcome).toMatchObject({ ok: true, receivedAt: stage.world.clock.now() });
    expect(await rows()).toMatchObject([
      { order_id: order.id, order_number: typed.orderNumber.trim(), name: 'Søren Ærø', part: 'Kun den ene' },
    ]);
    expect(await emailsTo(stage.db, typed.email)).toContain('withdrawal-received');
    const task = (await openTasks(stage.db.query, owner)).find((open) => open.kind === 'withdrawal');
    expect(task).toMatchObject({ subjectId: order.id, remedies: ['refund', 'done'] });
    expect(task?.details).toMatchObject({
      orderNumber: order.number,
      part: 'Kun den ene',
      regimes: ['credit'],
      amountMinor: order.total_minor,
    });
    expect(task?.dueAt?.equals(stage.world.clock.now().add({ hours: 14 * 24 }))).toBe(true);
  });

  test('gives the same answer for an unknown order or someone else’s, and opens a task to check [S2.57]', async () => {
    const { order } = await bought();
    const known = await declareWithdrawal(stage.world, {
      who: visitor,
      input: { orderNumber: order.number, email: order.email },
      submission: submission(),
    });
    const anonymous = await declareWithdrawal(stage.world, {
      who: visitor,
      input: { orderNumber: order.number, email: 'stranger@example.dk' },
      submission: submission(),
    });
    const nowhere = await declareWithdrawal(stage.world, {
      who: visitor,
      input: { orderNumber: 'B-999999', email: order.email },
      submission: submission(),
    });
    expect([known, anonymous, nowhere].map((outcome) => Object.keys(outcome).sort())).toEqual(
      Array(3).fill(['declared', 'ok', 'receivedAt']),
    );
    expect((await rows()).map((row) => row.order_id)).toEqual([order.id, null, null]);
    expect((await emailsTo(stage.db, 'stranger@example.dk')).filter((kind) => kind)).toEqual([
      'withdrawal-received',
    ]);
    const kinds = await openTaskKinds(stage.db);
    expect(kinds.filter((kind) => kind.startsWith('withdrawal')).sort()).toEqual([
      'withdrawal',
      'withdrawal-unmatched',
      'withdrawal-unmatched',
    ]);
  });

  test('submitted twice from one confirmation page is one withdrawal, one email, one task, at the first time', async () => {
    const { order } = await bought();
    const input = { orderNumber: order.number, email: order.email };
    const once = submission();
    const [first, second] = await Promise.all([
      declareWithdrawal(stage.world, { who: visitor, input, submission: once }),
      declareWithdrawal(stage.world, { who: visitor, input, submission: once }),
    ]);
    stage.world.setNow(stage.world.clock.now().add({ minutes: 5 }));
    const later = await declareWithdrawal(stage.world, { who: visitor, input, submission: once });
    expect(await rows()).toHaveLength(1);
    for (const outcome of [second, later]) expect(outcome).toEqual(first);
    const receipts = (await emailsTo(stage.db, order.email)).filter((kind) => kind === 'withdrawal-received');
    expect(receipts).toHaveLength(1);
  });

  test('with an invalid email or order number is refused, with a message at each field, in both languages', () => {
    const errors = (input: unknown, language: 'da' | 'en') => {
      const outcome = checkWithdrawal({ ...visitor, language }, input);
      return !outcome.ok && outcome.refusal === 'invalid' ? outcome.errors : null;
    };
    expect(errors({ orderNumber: ' ', email: 'nej' }, 'en')).toEqual({
      orderNumber: 'Enter your order number. It’s in our email: B- and four digits.',
      email: 'Please enter a valid email address.',
    });
    expect(
      errors({ orderNumber: 'B-1', email: '', name: 'x'.repeat(201), part: 'y'.repeat(1001) }, 'da'),
    ).toEqual({
      email: 'Skriv din e-mailadresse, så vi kan sende kvitteringen.',
      name: 'Skriv højst 200 tegn.',
      part: 'Skriv højst 1000 tegn.',
    });
    expect(errors(null, 'en')).not.toBeNull();
  });

  test('is rate limited after five per email and hour, and offers email and phone instead', async () => {
    const input = { orderNumber: 'B-1', email: 'mia@example.dk' };
    for (let count = 0; count < 5; count += 1) {
      expect(
        await declareWithdrawal(stage.world, { who: visitor, input, submission: submission() }),
      ).toMatchObject({ ok: true });
    }
    const sixth = await declareWithdrawal(stage.world, { who: visitor, input, submission: submission() });
    expect(sixth).toMatchObject({
      ok: false,
      refusal: 'too-many',
      message: expect.stringContaining('by email or phone'),
    });
    expect(await rows()).toHaveLength(5);
  });
});

describe('the owner refunds a withdrawal', () => {
  test('of everything paid: refunded, credit revoked, task closed; submitted twice, once', async () => {
    const { order, paymentId, task } = await withdrawn();
    const answers = await Promise.all([refund(task), refund(task)]);
    expect(answers.filter((answer) => answer.ok).length).toBeGreaterThan(0);
    expect((await orderOf(stage.db, paymentId)).state).toBe('refund-due');
    expect(await refundsOf(stage.db, paymentId)).toMatchObject([
      { amount_minor: order.total_minor, reason: 'withdrawn' },
    ]);
    expect(await openTaskKinds(stage.db)).toEqual([]);
  });

  test('of an authorised programme: voided, nothing captured, and no email about a decline', async () => {
    const { order, paymentId, task } = await withdrawn('voice-elevated');
    expect(await refund(task)).toMatchObject({ ok: true });
    expect((await paymentOf(stage.db, paymentId)).state).toBe('voided');
    expect(await openTaskKinds(stage.db)).toEqual([]);
    const mail = await stage.db.query
      .selectFrom('emails')
      .select('subject')
      .where('kind', '=', 'payment-voided')
      .where('recipient', '=', order.email)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toMatch(/haven’t been charged|ikke trukket/);
  });

  test('of an upcoming session: cancelled with its refund', async () => {
    const hold = await held(stage.world);
    const { sessionId, paymentId } = await opened(stage, hold.bookingId, hold.who);
    stage.bank.payer.pay(sessionId);
    await settlePayment(stage.world, paymentId);
    const { id: orderId } = await orderOf(stage.db, paymentId);
    expect(await acceptWithdrawal(stage.world, owner, { orderId })).toMatchObject({ ok: true });
    expect((await bookingOf(stage.db, hold.bookingId)).state).toBe('cancelled');
    expect(await refundsOf(stage.db, paymentId)).toHaveLength(1);
    expect(await emailsTo(stage.db, hold.email)).toContain('booking-cancelled');
  });

  test('of a session credit: the upcoming session that was booked with it is cancelled', async () => {
    const { returnToken, order, paymentId } = await bought();
    const made = await bookDirectly(stage.world, {
      who: newVisitor().who,
      input: { name: 'Mia', email: 'mia@example.dk', slotStart: exampleSlot },
      entitlementToken: returnToken,
    });
    if (!made.ok) throw new Error(made.refusal);
    expect(await acceptWithdrawal(stage.world, owner, { orderId: order.id })).toMatchObject({ ok: true });
    expect((await bookingOf(stage.db, made.booking.id)).state).toBe('cancelled');
    expect(await refundsOf(stage.db, paymentId)).toMatchObject([{ amount_minor: order.total_minor }]);
    expect(await emailsTo(stage.db, 'mia@example.dk')).toContain('booking-cancelled');
  });
});

test('an order number is parsed in any notation', () => {
  for (const typed of ['B-1001', 'b-1001', 'B1001', ' 1001 ', 'b 1001', 'B.1001'])
    expect(orderNumberFrom(typed)).toBe('B-1001');
  expect(orderNumberFrom(' hello ')).toBe('hello');
});
