import { describe, expect, test } from 'vitest';
import { aSessionRequest } from '#platform/payments/payments.contract.ts';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { changeHeartbeat } from '#studio/office/monitoring/change-heartbeat.ts';
import { sendHeartbeat } from '#studio/office/monitoring/send-heartbeat.ts';
import { watchStudio } from '#studio/office/monitoring/watch-studio.ts';
import { erasePerson } from '#studio/office/privacy/erase-person.ts';
import { replayErasures } from '#studio/office/privacy/replay-erasures.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { sendContactMessage } from '#studio/people/contact/send-contact-message.ts';
import { change } from '#studio/shared/change.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { requeueEmails } from '#studio/shared/email/requeue-emails.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { system } from '#studio/shared/who.ts';
import { openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { seedPerson } from '#tests/support/seed-person.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { isPaused } from './backups.queries.ts';
import { saveLastBackup } from './backups.store.ts';
import { announceRestore, pauseRestoredStudio } from './restored-studio.ts';

const stage = testStage();

async function restored(backupMadeAt = testNow): Promise<void> {
  await stage.db.transaction((tx) => pauseRestoredStudio(tx, { now: testNow, backupMadeAt }));
  await announceRestore(stage.world);
}

async function queued(subject: string): Promise<string> {
  const mail = {
    kind: 'contact-message',
    language: 'da',
    to: 'a@example.com',
    html: 'x',
    text: 'x',
  } as const;
  const send = change(stage.world, system, (c) => queueEmail(c, { ...mail, subject, attachments: [] }));
  return (await send) ?? '';
}

const stateOf = async (id: string) =>
  (await stage.db.query.selectFrom('emails').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state;

async function decide(kind: string, remedy: string) {
  const tasks = await stage.db.query.selectFrom('tasks').selectAll().where('state', '=', 'open').execute();
  const task = tasks.find((one) => one.kind === kind);
  return resolveTask(stage.world, owner, { taskId: task?.id ?? '', remedy });
}

test('restored studio: emails from before are held until the owner sends them, later ones are sent', async () => {
  const before = await queued('before');
  await restored();
  const after = await queued('after');
  expect([await sendEmail(stage.world, before), await sendEmail(stage.world, after)]).toEqual([
    'nothing',
    'sent',
  ]);
  stage.world.setNow(testNow.add({ minutes: 5 }));
  await requeueEmails(stage.world);
  expect(await stateOf(before)).toBe('held');
  expect(await decide('emails-held', 'retry')).toMatchObject({ ok: true });
  expect(await sendEmail(stage.world, before)).toBe('sent');
});

describe('restored studio: the address of the owner’s monitor', () => {
  const address = 'https://monitor.example/ping';
  async function withMonitor() {
    const called: string[] = [];
    const request = async (to: string) => {
      called.push(to);
      return { status: 200 } as never;
    };
    const world = Object.assign(stage.world, { http: { ...stage.world.http, request } });
    await changeHeartbeat(world, owner, { address, version: 0 });
    world.setNow(testNow.add({ minutes: 1 }));
    await stage.db.transaction((tx) =>
      pauseRestoredStudio(tx, { now: world.clock.now(), backupMadeAt: testNow }),
    );
    const backup = async (minutes: number) => {
      world.setNow(testNow.add({ minutes }));
      const at = world.clock.now();
      await saveLastBackup(stage.db.query, { name: 'night', madeAt: at, verifiedAt: at, bytes: 1 });
      await watchStudio(world);
      await sendHeartbeat(world);
      return called.length;
    };
    return { world, backup };
  }

  test('is not opened by the copy, and the owner is notified; on their decision it is opened again', async () => {
    const { backup } = await withMonitor();
    expect(await backup(2)).toBe(0);
    expect(await openTaskKinds(stage.db)).toContain('heartbeat-paused');
    expect(await decide('heartbeat-paused', 'retry')).toMatchObject({ ok: true });
    expect(await backup(3)).toBe(1);
    expect(await openTaskKinds(stage.db)).not.toContain('heartbeat-paused');
  });

  test('stays unopened in what the owner calls a copy, without another task', async () => {
    const { backup } = await withMonitor();
    await backup(2);
    expect(await decide('heartbeat-paused', 'done')).toMatchObject({ ok: true });
    expect(await backup(3)).toBe(0);
    expect(await openTaskKinds(stage.db)).not.toContain('heartbeat-paused');
  });
});

test('restored studio: emails that the owner does not want are never sent, and their text is deleted', async () => {
  const before = await queued('before');
  await restored();
  expect(await decide('emails-held', 'done')).toMatchObject({ ok: true });
  expect(await sendEmail(stage.world, before)).toBe('nothing');
  const row = await stage.db.query
    .selectFrom('emails')
    .selectAll()
    .where('id', '=', before)
    .executeTakeFirst();
  expect(row).toMatchObject({ state: 'failed', body: null });
});

test('restored studio: a person erased after the backup is erased again, without another email', async () => {
  const person = await seedPerson(stage.world, 1);
  const other = await seedPerson(stage.world, 2);
  stage.world.setNow(testNow.add({ hours: 2 }));
  expect(await erasePerson(stage.world, { ...student, userId: person.userId, email: person.email })).toEqual({
    ok: true,
  });
  const emails = async () => (await stage.db.query.selectFrom('emails').select('id').execute()).length;
  const sent = await emails();
  await stage.db.query
    .insertInto('users')
    .values({ id: person.userId, name: 'Back', email: person.email, email_verified: true, role: 'student' })
    .execute();
  await restored();
  await replayErasures(stage.world);
  const ids = (await stage.db.query.selectFrom('users').select('id').execute()).map(({ id }) => id);
  expect(ids).not.toContain(person.userId);
  expect(ids).toContain(other.userId);
  expect(await emails()).toBe(sent);
});

test('restored studio: a person whose account is younger than the backup is erased again as the guest in it', async () => {
  const person = await seedPerson(stage.world, 1);
  stage.world.setNow(testNow.add({ hours: 2 }));
  await erasePerson(stage.world, { ...student, userId: person.userId, email: person.email });
  const message = { name: 'Back', email: person.email, subject: 'Hello', message: 'A message of a guest.' };
  expect(await sendContactMessage(stage.world, visitor, message)).toMatchObject({ ok: true });
  await restored();
  await replayErasures(stage.world);
  const left = await stage.db.query.selectFrom('contact_messages').select('email').execute();
  expect(left.map(({ email }) => email)).not.toContain(person.email);
});

test('restored studio: booking opens only after the provider has answered for every open payment', async () => {
  const { bookingId, who } = await held(stage.world);
  const { sessionId } = await opened(stage, bookingId, who);
  stage.bank.payer.pay(sessionId);
  await restored();
  stage.world.setNow(testNow.add({ minutes: 2 }));
  stage.bank.connection = () => {
    throw new PaymentUnavailable('silent');
  };
  await reconcile(stage.world);
  expect(await isPaused(stage.db.query)).toBe(true);
  stage.bank.connection = () => {};
  await reconcile(stage.world);
  expect(await isPaused(stage.db.query)).toBe(false);
  expect(await openTaskKinds(stage.db)).not.toContain('booking-paused');
});

/** A payment for an hour of tomorrow that the restored database does not know. */
async function paidAfterBackup(capture: 'automatic' | 'manual' = 'automatic') {
  const start = testNow.add({ hours: 24 });
  const slot = { start, end: start.add({ hours: 1 }) };
  const successUrl = `${stage.world.settings.siteUrl}/payment-success?session=x`;
  const paymentId = crypto.randomUUID();
  const request = aSessionRequest(testNow, { paymentId, slot, capture, successUrl });
  const { sessionId } = await stage.bank.payments.createSession(request);
  stage.bank.payer.pay(sessionId);
  return { paymentId, sessionId, slot };
}

const blocked = async () =>
  (
    await stage.db.query.selectFrom('claims').select('slot_start').where('state', '=', 'blocked').execute()
  ).map(({ slot_start }) => slot_start.toString());

test.each(['automatic', 'manual'] as const)(
  'restored studio: a payment made after the backup (%s capture) blocks its time before booking opens, and the owner can refund it',
  async (capture) => {
    const { sessionId, slot } = await paidAfterBackup(capture);
    await restored();
    await reconcile(stage.world);
    expect(await isPaused(stage.db.query)).toBe(false);
    expect(await blocked()).toEqual([slot.start.toString()]);
    expect(await decide('payment-after-restore', 'refund')).toMatchObject({ ok: true });
    const status = await stage.bank.payments.retrieve(sessionId);
    expect(status.refundedMinor).toBe(status.capturedMinor);
    expect(status.intent).toBe(capture === 'manual' ? 'canceled' : 'succeeded');
    expect(await openTaskKinds(stage.db)).not.toContain('payment-after-restore');
  },
);

test('restored studio: a checkout opened after the backup is closed, and one of another site is not', async () => {
  const request = (successUrl: string) =>
    aSessionRequest(testNow, { paymentId: crypto.randomUUID(), successUrl });
  const ours = await stage.bank.payments.createSession(request(`${stage.world.settings.siteUrl}/x`));
  const other = await stage.bank.payments.createSession(request('https://other.example/x'));
  await restored();
  await reconcile(stage.world);
  const stateOfSession = async (id: string) => (await stage.bank.payments.retrieve(id)).session;
  expect([await stateOfSession(ours.sessionId), await stateOfSession(other.sessionId)]).toEqual([
    'expired',
    'open',
  ]);
  expect(await openTaskKinds(stage.db)).not.toContain('payment-after-restore');
});

test('restored studio: booking stays closed until the provider has listed the payments made after the backup', async () => {
  await restored();
  stage.bank.connection = (call) => {
    if (call === 'listSessions') throw new PaymentUnavailable('silent');
  };
  await reconcile(stage.world);
  expect(await isPaused(stage.db.query)).toBe(true);
  stage.bank.connection = () => {};
  await reconcile(stage.world);
  expect(await isPaused(stage.db.query)).toBe(false);
});

test('restored studio: the owner can open booking without the provider', async () => {
  await restored();
  expect(await decide('booking-paused', 'done')).toMatchObject({ ok: true });
  expect(await isPaused(stage.db.query)).toBe(false);
});
