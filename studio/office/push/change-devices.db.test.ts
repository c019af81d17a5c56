import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { sessionOfOwner, testPush } from '#tests/support/push/push-service.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { addDevice, mostDevices, removeDevice, sendTestPush } from './change-devices.ts';
import { pushDevices } from './push.queries.ts';
import { pushKeyFor, readPushKeys } from './push-keys.ts';
import { sendPush } from './send-push.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
const push = testPush();
const studio = (env: Record<string, string> = push.env, secret?: Uint8Array) =>
  testWorld(given.db, { http: push.http(given.db), env, ...(secret ? { secret } : {}) });
const listed = (world = studio()) => pushDevices(given.db.query, String(owner.userId), world.clock.now());

test('the studio has one pair of keys, made once; the private key and subscriptions are stored encrypted', async () => {
  const world = studio();
  const made = await Promise.all([pushKeyFor(world, owner), pushKeyFor(world, owner)]);
  expect(new Set(made).size).toBe(1);
  expect(await pushKeyFor(studio(), owner)).toBe(made[0]);
  const { subscription } = await push.device(world);
  const keys = await readPushKeys(world);
  const rows = JSON.stringify([
    await given.db.query.selectFrom('push_keys').selectAll().execute(),
    await given.db.query.selectFrom('push_devices').selectAll().execute(),
  ]);
  for (const secret of [keys?.privateKey, subscription.endpoint, subscription.auth, subscription.p256dh])
    expect(rows).not.toContain(secret);
});

test('without APP_SECRET, and for a student, there is no key and no device', async () => {
  const world = studio({ CALENDAR_HOSTS: '127.0.0.1' });
  expect(await pushKeyFor(world, owner)).toBeNull();
  const { subscription } = push.service.subscribe('a key');
  const device = { sessionId: await sessionOfOwner(world), name: '', subscription };
  expect(await addDevice(world, owner, device)).toEqual({ ok: false, refusal: 'no-secret' });
});

test('after APP_SECRET has changed, new keys are made and the devices must be turned on again', async () => {
  const world = studio();
  await push.device(world);
  const former = await pushKeyFor(world, owner);
  const changed = studio(push.env, new Uint8Array(32).fill(9));
  expect(await readPushKeys(changed)).toBeNull();
  const [fresh, again] = await Promise.all([pushKeyFor(changed, owner), pushKeyFor(changed, owner)]);
  expect([fresh === former, fresh === again]).toEqual([false, true]);
  expect(await listed()).toEqual([]);
});

test.each([
  ['no address', { endpoint: 'push' }],
  ['plain HTTP', { endpoint: 'http://push.example/send/1' }],
  ['credentials in the address', { endpoint: 'https://a:b@push.example/send/1' }],
  ['no key', { p256dh: '' }],
  ['a short secret', { auth: 'AAAA' }],
])('a subscription with %s is refused', async (_name, change) => {
  const world = studio();
  const key = await pushKeyFor(world, owner);
  const { subscription } = push.service.subscribe(String(key));
  const sessionId = await sessionOfOwner(world);
  const device = { sessionId, name: '', subscription: { ...subscription, ...change } };
  expect(await addDevice(world, owner, device)).toEqual({ ok: false, refusal: 'invalid' });
});

test('a browser is listed once: its new subscription replaces the former one, whichever session it has', async () => {
  const world = studio();
  const device = await push.device(world);
  const { subscription } = push.service.subscribe(String(await pushKeyFor(world, owner)));
  const { sessionId } = device;
  const name = 'Chrome, Mac';
  expect(await addDevice(world, owner, { sessionId, name, subscription })).toEqual({ ok: true });
  const later = await sessionOfOwner(world);
  expect(await addDevice(world, owner, { sessionId: later, name, subscription })).toEqual({ ok: true });
  expect((await listed()).map((one) => [one.sessionId, one.name])).toEqual([[later, name]]);
});

test('an eleventh device is refused, but a known one is renewed', async () => {
  const world = studio();
  const first = await push.device(world);
  for (let count = 1; count < mostDevices; count += 1) await push.device(world);
  const { sessionId, subscription } = first;
  expect(await addDevice(world, owner, { sessionId, name: '', subscription })).toEqual({ ok: true });
  await expect(push.device(world)).rejects.toThrow('too-many');
});

test('signing out, also everywhere, ends notifications there; a removed device gets none', async () => {
  const world = studio();
  const [first, second] = [await push.device(world), await push.device(world)];
  await push.device(world);
  const userId = String(owner.userId);
  await given.db.transaction((tx) => world.accounts.endSession(tx, { userId, sessionId: first.sessionId }));
  expect(await listed()).toHaveLength(2);
  await removeDevice(world, owner, second.id);
  await removeDevice(world, owner, second.id);
  expect(await listed()).toHaveLength(1);
  await given.db.transaction((tx) => world.accounts.endSessions(tx, userId));
  expect(await given.db.query.selectFrom('push_devices').select('id').execute()).toEqual([]);
});

test('a test notification reaches all devices of the owner, in the owner’s language', async () => {
  const world = studio();
  expect(await sendTestPush(world, owner)).toBe(0);
  const phone = await push.device(world);
  await given.db.query.updateTable('users').set({ language: 'da' }).where('role', '=', 'owner').execute();
  expect(await sendTestPush(world, owner)).toBe(1);
  const [job] = world.requestedJobs;
  if (!job || !('messageId' in job.data)) throw new Error('no job');
  expect(await sendPush(world, job.data.messageId)).toBe('sent');
  expect(phone.received[0]?.payload).toMatchObject({
    title: 'Testnotifikation',
    path: '/admin/settings/notifications',
  });
});
