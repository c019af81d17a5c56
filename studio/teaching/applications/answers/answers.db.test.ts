import { describe, expect, test } from 'vitest';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { answerEmailOf } from '#studio/messages/notifications/applications/answer-email.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { retreatApplication } from '#tests/support/applications.ts';
import { emailsTo, openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { payApplication } from '../pay-application.ts';
import { submitApplication } from '../submit-application.ts';
import { withdrawApplication } from '../withdraw-application.ts';
import { answerOf, authorisedOrder, scheduledAnswers } from './answers.queries.ts';
import { carryOutAnswer } from './carry-out-answer.ts';
import { draftAnswer } from './draft-answer.ts';
import { scheduleAnswer } from './schedule-answer.ts';
import { undoAnswer } from './undo-answer.ts';

const stage = testStage();
const applicant = 'aase@example.com';
const line = 'I heard your band in May.';

async function applied(): Promise<string> {
  const programme = 'celebrity-vocal-experience';
  const sent = await submitApplication(stage.world, visitor, {
    programme,
    values: retreatApplication,
    files: [],
  });
  if (!sent.ok) throw new Error(sent.refusal);
  return sent.applicationId;
}

async function authorised(applicationId: string): Promise<void> {
  const outcome = await payApplication(stage.world, visitor, { applicationId, returnPath: '/' });
  if (!outcome.ok) throw new Error(outcome.refusal);
  const session = [...stage.bank.books.sessions.values()].find(({ url }) => url === outcome.url)!;
  stage.bank.payer.pay(session.id);
  await settlePayment(stage.world, session.paymentId);
}

const draft = (
  applicationId: string,
  answer: 'accept' | 'decline',
  version = 0,
  instalments: 1 | 2 | 3 | 4 = 1,
) => draftAnswer(stage.world, owner, { applicationId, version, answer, instalments, personalLine: line });

async function schedule(applicationId: string) {
  const { version } = (await answerOf(stage.db.query, applicationId))!;
  const orderId = (await authorisedOrder(stage.db.query, applicationId))?.id ?? null;
  return scheduleAnswer(stage.world, owner, { applicationId, version, orderId });
}

async function answered(applicationId: string, answer: 'accept' | 'decline') {
  expect(await draft(applicationId, answer)).toEqual({ ok: true });
  return schedule(applicationId);
}

const pass = (minutes: number) => stage.world.setNow(stage.world.clock.now().add({ minutes }));
const stateOf = async (id: string) =>
  (
    await stage.db.query
      .selectFrom('applications')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;
const orderStates = async () =>
  (await stage.db.query.selectFrom('orders').select('state').execute()).map(({ state }) => state);

async function sentEmail(kind: string) {
  return stage.db.query
    .selectFrom('emails')
    .select(['subject', 'body', 'recipient'])
    .where('kind', '=', kind)
    .executeTakeFirst();
}

describe('an answer to an application', () => {
  test('accepted: charged and emailed after five minutes, with the email of the preview, once', async () => {
    const id = await applied();
    await authorised(id);
    await draft(id, 'accept');
    const preview = await answerEmailOf(stage.world, id, (await answerOf(stage.db.query, id))!);
    expect(preview?.text).toContain(line);
    const now = stage.world.clock.now();
    expect(await schedule(id)).toEqual({ ok: true, dueAt: now.add({ minutes: 5 }), isCarriedOut: false });
    pass(4);
    await reconcile(stage.world);
    expect(await stateOf(id)).toBe('received');
    expect(await orderStates()).toEqual(['authorised']);
    expect(await scheduledAnswers(stage.db.query, owner)).toMatchObject([{ id, answer: 'accept' }]);
    pass(1);
    await reconcile(stage.world);
    await reconcile(stage.world);
    expect(await stateOf(id)).toBe('accepted');
    expect(await orderStates()).toEqual(['paid']);
    expect(await sentEmail('application-accepted')).toEqual({
      subject: preview?.subject,
      body: preview?.text,
      recipient: preview?.to,
    });
    const kinds = await emailsTo(stage.db, applicant);
    expect(kinds.filter((kind) => kind === 'application-accepted')).toHaveLength(1);
    expect(await openTaskKinds(stage.db)).not.toContain('answer-application');
    expect(await scheduledAnswers(stage.db.query, owner)).toEqual([]);
  });

  test('declined: released and emailed after five minutes, with the email of the preview', async () => {
    const id = await applied();
    await authorised(id);
    await answered(id, 'decline');
    const preview = await answerEmailOf(stage.world, id, (await answerOf(stage.db.query, id))!);
    pass(5);
    await reconcile(stage.world);
    expect(await orderStates()).toEqual(['voided']);
    expect(await sentEmail('payment-voided')).toMatchObject({
      subject: preview?.subject,
      body: preview?.text,
    });
    expect(preview?.text).toContain(line);
  });

  test.each(['accept', 'decline'] as const)(
    'without a payment, %s: the email of the preview',
    async (answer) => {
      const id = await applied();
      await answered(id, answer);
      pass(5);
      const preview = await answerEmailOf(stage.world, id, (await answerOf(stage.db.query, id))!);
      await reconcile(stage.world);
      const sent = await sentEmail(answer === 'accept' ? 'application-to-pay' : 'application-declined');
      const withoutLink = (text: string | null | undefined) => text?.replaceAll(/\/applications\/\S+/g, '');
      expect(withoutLink(sent?.body)).toBe(withoutLink(preview?.text));
      expect(sent?.body).toContain(line);
    },
  );

  test('undone: nothing is charged or sent, and it can be answered again', async () => {
    const id = await applied();
    await authorised(id);
    await answered(id, 'decline');
    expect(await undoAnswer(stage.world, owner, { applicationId: id })).toEqual({ ok: true });
    expect(await undoAnswer(stage.world, owner, { applicationId: id })).toEqual({ ok: true });
    pass(5);
    await reconcile(stage.world);
    expect(await carryOutAnswer(stage.world, id)).toEqual({ ok: true, isDone: false });
    expect(await stateOf(id)).toBe('received');
    expect(await orderStates()).toEqual(['authorised']);
    expect(await openTaskKinds(stage.db)).toContain('answer-application');
    const { version } = (await answerOf(stage.db.query, id))!;
    expect(await draft(id, 'accept', version)).toEqual({ ok: true });
    expect(await schedule(id)).toMatchObject({ ok: true });
  });

  test('carried out at once, when the authorisation ends before the time for undo is over', async () => {
    const id = await applied();
    await authorised(id);
    const { authorisedUntil } = (await authorisedOrder(stage.db.query, id))!;
    stage.world.setNow(authorisedUntil!.subtract({ minutes: 4 }));
    expect(await answered(id, 'accept')).toMatchObject({ ok: true, isCarriedOut: true });
    expect(await orderStates()).toEqual(['paid']);
    expect(await undoAnswer(stage.world, owner, { applicationId: id })).toMatchObject({
      refusal: 'too-late',
    });
  });

  test('cut off in the middle: the next run completes it, and sends one email', async () => {
    const id = await applied();
    await authorised(id);
    await answered(id, 'accept');
    pass(5);
    stage.bank.connection = (_call, when) => {
      if (when === 'after') throw new PaymentUnavailable('silent');
    };
    await expect(carryOutAnswer(stage.world, id)).rejects.toThrow(PaymentUnavailable);
    expect(await undoAnswer(stage.world, owner, { applicationId: id })).toMatchObject({
      refusal: 'too-late',
    });
    stage.bank.connection = () => {};
    const runs = await Promise.all([carryOutAnswer(stage.world, id), carryOutAnswer(stage.world, id)]);
    expect(runs.every(({ ok }) => ok)).toBe(true);
    expect(await orderStates()).toEqual(['paid']);
    expect(
      (await emailsTo(stage.db, applicant)).filter((kind) => kind === 'application-accepted'),
    ).toHaveLength(1);
  });

  test('not carried out, when a payment came in the meantime: the task stays open, and the page says why', async () => {
    const id = await applied();
    await answered(id, 'accept');
    await authorised(id);
    pass(5);
    await reconcile(stage.world);
    expect(await stateOf(id)).toBe('received');
    expect(await orderStates()).toEqual(['authorised']);
    expect(await answerOf(stage.db.query, id)).toMatchObject({ state: 'draft', problem: 'payment-changed' });
    expect(await openTaskKinds(stage.db)).toContain('answer-application');
  });

  test('a withdrawal ends it', async () => {
    const id = await applied();
    await answered(id, 'accept');
    expect(await withdrawApplication(stage.world, { applicationId: id })).toEqual({ ok: true });
    pass(5);
    await reconcile(stage.world);
    expect(await stateOf(id)).toBe('withdrawn');
    expect(await emailsTo(stage.db, applicant)).not.toContain('application-to-pay');
  });

  test('from a task: the standard email, the same undo, and the task stays open until it is sent', async () => {
    const id = await applied();
    const task = await stage.db.query
      .selectFrom('tasks')
      .select('id')
      .where('kind', '=', 'answer-application')
      .executeTakeFirstOrThrow();
    expect(await resolveTask(stage.world, owner, { taskId: task.id, remedy: 'accept-in-2' })).toMatchObject({
      ok: true,
    });
    expect(await stateOf(id)).toBe('received');
    pass(5);
    await reconcile(stage.world);
    expect(await stateOf(id)).toBe('accepted');
    expect(await openTaskKinds(stage.db)).not.toContain('answer-application');
  });

  test('refused: instalments of an authorised amount, long lines and an older draft', async () => {
    const id = await applied();
    await authorised(id);
    expect(await draft(id, 'accept', 0, 2)).toEqual({ ok: false, refusal: 'not-possible' });
    const long = { applicationId: id, version: 0, answer: 'accept', instalments: 1 } as const;
    expect(await draftAnswer(stage.world, owner, { ...long, personalLine: 'æ'.repeat(1001) })).toMatchObject({
      refusal: 'too-long',
    });
    await draft(id, 'accept');
    expect(await draft(id, 'decline', 0)).toEqual({ ok: false, refusal: 'changed', stored: line });
    const orderId = (await authorisedOrder(stage.db.query, id))!.id;
    const seen = { applicationId: id, version: 1, orderId };
    expect(await scheduleAnswer(stage.world, owner, { ...seen, orderId: null })).toMatchObject({
      refusal: 'changed',
    });
  });
});
