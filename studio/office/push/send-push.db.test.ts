import { expect, test } from 'vitest';
import { guardedHttp } from '#platform/http/guarded-http.ts';
import type { World } from '#platform/world.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { openTask } from '#studio/office/admin-tasks/open-task.ts';
import { changeSettings } from '#studio/office/settings/change-settings.ts';
import { pushKinds } from '#studio/office/settings/notification-settings.ts';
import { sendContactMessage } from '#studio/people/contact/send-contact-message.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { exampleSlot, held, newVisitor, newWorld, opened } from '#tests/support/page-fixture.ts';
import { testPush } from '#tests/support/push/push-service.ts';
import { owner, visitor } from '#tests/support/who.ts';
import type { TestWorld } from '#tests/support/world.ts';
import { requeuePush, sendPush } from './send-push.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
const push = testPush();
const stageOf = (parts: Partial<World> = {}) =>
  newWorld(given.db, { http: push.http(given.db), env: push.env, ...parts });
const studio = () => stageOf().world;
const messages = () => given.db.query.selectFrom('push_messages').selectAll().execute();
const devices = () => given.db.query.selectFrom('push_devices').selectAll().execute();

/** Runs the jobs that were requested; waits until they are due. */
async function runJobs(world: TestWorld): Promise<string[]> {
  const outcomes: string[] = [];
  for (const { name, data, at } of world.requestedJobs.splice(0)) {
    if (name !== 'send-push' || !('messageId' in data)) continue;
    if (at && Temporal.Instant.compare(at, world.clock.now()) > 0) world.setNow(at);
    outcomes.push(await sendPush(world, data.messageId));
  }
  return outcomes;
}

let writers = 0;
async function writes(world: TestWorld): Promise<void> {
  writers += 1;
  const from = {
    name: 'Åse Østergaard',
    email: `aase${writers}@example.dk`,
    message: 'I would like to sing jazz.',
  };
  await sendContactMessage(world, newVisitor().who, from);
}

test('a message reaches every device, encrypted, with the first name and not what was written [P.274]', async () => {
  const world = studio();
  const [phone, desk] = [await push.device(world), await push.device(world, 'Firefox, Linux')];
  await writes(world);
  const { id } = await given.db.query.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
  expect(await runJobs(world)).toEqual(['sent', 'sent']);
  for (const { received } of [phone, desk]) {
    expect(received).toEqual([
      {
        payload: {
          title: 'New message',
          body: 'Åse',
          path: `/admin/messages/${id}`,
          tag: `message:${id}`,
          badge: 1,
        },
        ttl: 86_400,
        topic: expect.stringMatching(/^[0-9a-f]{32}$/),
        subject: 'mailto:studio@localhost',
      },
    ]);
  }
  expect(await messages()).toEqual([]);
  expect((await devices()).every(({ used_at }) => used_at?.equals(world.clock.now()))).toBe(true);
});

test('a paid session is pushed as one booking, its cancellation too, but not what the owner does', async () => {
  const stage = stageOf();
  const { world } = stage;
  const phone = await push.device(world);
  const hold = await held(world);
  const { paymentId, sessionId } = await opened(stage, hold.bookingId, hold.who);
  stage.bank.payer.pay(sessionId);
  await settlePayment(world, paymentId);
  const token = await makeSecretLink(given.db.query, {
    purpose: 'booking',
    subjectId: hold.bookingId,
    expiresAt: Temporal.Instant.from(exampleSlot),
  });
  await runJobs(world);
  await cancelBooking(world, visitor, { token });
  await bookFor(world, owner, {
    day: '2026-11-25',
    time: '10:00',
    name: 'Mia',
    email: 'mia@example.dk',
    place: 'studio',
    cover: 'at-session',
    language: 'en',
  });
  await runJobs(world);
  const path = `/admin/bookings/${hold.bookingId}`;
  expect(phone.received.map(({ payload }) => payload)).toMatchObject([
    { title: 'New booking', body: 'Søren, Tue 24 Nov, 10:00', path },
    { title: 'Session cancelled', body: 'Søren, Tue 24 Nov, 10:00', path },
  ]);
});

test('a payment problem is pushed by its kind; one that is solved meanwhile is not', async () => {
  const world = studio();
  const phone = await push.device(world);
  const dispute = { kind: 'dispute', subjectId: crypto.randomUUID(), details: { name: 'Åse Ø' } } as const;
  await change(world, system, (c) => openTask(c, dispute));
  await change(world, system, (c) => openTask(c, { ...dispute, kind: 'upload-space' }));
  await runJobs(world);
  expect(phone.received.map(({ payload }) => payload)).toMatchObject([
    { title: 'Payment problem', body: expect.stringMatching(/^(?!.*Åse).+$/), path: '/admin' },
  ]);
  await change(world, system, (c) => openTask(c, { ...dispute, subjectId: crypto.randomUUID() }));
  await given.db.query.updateTable('tasks').set({ state: 'done' }).execute();
  expect(await runJobs(world)).toEqual(['dropped']);
});

test('what the owner does not want is not pushed', async () => {
  const world = studio();
  await push.device(world);
  const chosen = pushKinds.filter((kind) => kind !== 'message').map((kind) => [`push-${kind}`, 'yes']);
  const values = { ...Object.fromEntries(chosen), summaryTime: '07:00' };
  await changeSettings(world, owner, { group: 'notifications', version: 0, values });
  await writes(world);
  expect(await messages()).toEqual([]);
});

test('a push is queued with its cause or not at all [P.275]', async () => {
  const world = studio();
  await push.device(world);
  const failing = change(world, system, async (c) => {
    const task = { kind: 'dispute', subjectId: crypto.randomUUID(), details: {} } as const;
    await openTask(c, task);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await messages()).toEqual([]);
});

test.each([
  ['429 with Retry-After', { status: 429, retryAfter: 120 }, 120],
  ['503', { status: 503 }, 30],
  ['a connection that is cut', 'cut', 30],
] as const)('%s: the message is sent again, not before it may be', async (_name, fault, seconds) => {
  const world = studio();
  const phone = await push.device(world);
  await writes(world);
  push.service.faults.push(fault);
  const start = world.clock.now();
  expect(await runJobs(world)).toEqual(['later']);
  const [waiting] = await messages();
  expect(start.until(waiting!.due_at).total('seconds')).toBe(seconds);
  expect(await sendPush(world, waiting!.id)).toBe('nothing');
  expect(await runJobs(world)).toEqual(['sent']);
  expect(phone.received).toHaveLength(1);
});

test('an answer that is lost is repeated with the same topic and tag, so that the device shows it once', async () => {
  const world = studio();
  const phone = await push.device(world);
  await writes(world);
  push.service.faults.push('cut-after');
  expect([await runJobs(world), await runJobs(world)]).toEqual([['later'], ['sent']]);
  const [first, second, ...more] = phone.received;
  expect(more).toEqual([]);
  expect([second?.topic, second?.payload]).toEqual([first?.topic, first?.payload]);
});

test('a service that never recovers is asked six times, and then given up', async () => {
  const world = studio();
  await push.device(world);
  await writes(world);
  push.service.faults.push(...Array.from({ length: 10 }, () => ({ status: 500 })));
  const outcomes: string[] = [];
  for (let run = 0; run < 10; run += 1) outcomes.push(...(await runJobs(world)));
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'later'), 'dropped']);
  expect([push.service.requests, await messages(), (await devices()).length]).toEqual([6, [], 1]);
});

test.each([404, 410])('after %i the device and all its messages are removed', async (status) => {
  const world = studio();
  const [phone, desk] = [await push.device(world), await push.device(world)];
  await writes(world);
  await writes(world);
  if (status === 410) phone.unsubscribe();
  else push.service.faults.push({ status });
  const outcomes = await runJobs(world);
  expect(outcomes.toSorted()).toEqual(['ended', 'nothing', 'sent', 'sent']);
  expect((await devices()).map(({ id }) => id)).toHaveLength(1);
  expect(phone.received.length + desk.received.length).toBe(2);
});

test.each([400, 413, 403, 302])('after %i the message is given up and the device stays', async (status) => {
  const log: unknown[] = [];
  const keep = (about: object, text: string) => void log.push([about, text]);
  const { world } = stageOf({ log: { debug() {}, info() {}, warn: keep, error() {} } });
  await push.device(world);
  await writes(world);
  push.service.faults.push({ status, ...(status === 302 ? { location: 'http://169.254.169.254/' } : {}) });
  expect(await runJobs(world)).toEqual(['dropped']);
  expect([push.service.requests, (await devices()).length, await messages()]).toEqual([1, 1, []]);
  expect(JSON.stringify(log)).toContain(`status ${status}`);
  expect(JSON.stringify(log)).not.toMatch(/\/send\/|Åse/);
});

test('an address in a private network is never requested', async () => {
  const { world } = stageOf({ http: guardedHttp({ resolve: async () => ['10.0.0.1'] }) });
  await push.device(world);
  await writes(world);
  expect(await runJobs(world)).toEqual(['dropped']);
  expect(push.service.requests).toBe(0);
});

test('a message whose job is lost is found by the reconciler; one that is a day old is dropped', async () => {
  const world = studio();
  const phone = await push.device(world);
  await writes(world);
  world.requestedJobs.length = 0;
  expect(await requeuePush(world)).toBe(0);
  world.setNow(world.clock.now().add({ seconds: 31 }));
  expect(await requeuePush(world)).toBe(1);
  expect(await runJobs(world)).toEqual(['sent']);
  await writes(world);
  world.setNow(world.clock.now().add({ hours: 24 }));
  expect(await runJobs(world)).toEqual(['dropped']);
  expect(phone.received).toHaveLength(1);
});

test('messages of a backup that is restored are not sent again', async () => {
  const world = studio();
  await push.device(world);
  await writes(world);
  await change(world, system, (c) => publish(c, { type: 'studio.restored', heldEmails: 0 }));
  expect(await messages()).toEqual([]);
});

test('of several processes with one message, one sends it', async () => {
  const world = studio();
  const phone = await push.device(world);
  await writes(world);
  const [{ id } = { id: '' }] = await messages();
  const outcomes = await Promise.all(Array.from({ length: 3 }, () => sendPush(world, id)));
  expect(outcomes.toSorted()).toEqual(['nothing', 'nothing', 'sent']);
  expect(phone.received).toHaveLength(1);
});
