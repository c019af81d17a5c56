import { beforeEach, expect, test } from 'vitest';
import { change } from '#studio/shared/change.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { system } from '#studio/shared/who.ts';
import { seed, seededEmail, seededMessage } from '#tests/access/seed.ts';
import { inboundSettings, proofAt } from '#tests/support/inbound/mailgun.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp(inboundSettings);
const without = testApp();
const path = '/webhooks/email/events';
let owner: Record<string, string>;

beforeEach(async () => {
  await seed(given.world);
  owner = await signedIn(given, 'owner');
});

async function queued(to: string): Promise<string> {
  const content = { subject: 'Hej', html: '<p>Hej</p>', text: 'Hej', attachments: [] };
  const mail = { ...content, kind: 'contact-reply', language: 'en', to } as const;
  return (await change(given.world, system, (c) => queueEmail(c, mail))) ?? '';
}

const emailOf = (id: string) =>
  given.db.query.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** As Mailgun's documentation shows it, with fields that are not read. */
const eventOf = (messageId: string, recipient: string, changes: Record<string, unknown> = {}) => ({
  signature: proofAt(given.world.clock.now()),
  'event-data': {
    event: 'failed',
    id: 'G9Bn5sl1TC6nu79C8C0bwg',
    timestamp: 1529006854.329574,
    'log-level': 'error',
    severity: 'permanent',
    reason: 'suppress-bounce',
    flags: { 'is-routed': false, 'is-authenticated': true, 'is-system-test': false, 'is-test-mode': false },
    'delivery-status': {
      'attempt-no': 1,
      message: '550 5.1.1 No such user',
      code: 605,
      description: 'Not delivering to previously bounced address',
      'session-seconds': 0,
    },
    message: {
      headers: { to: recipient, 'message-id': messageId.slice(1, -1), from: 'a@b.example', subject: 'Hej' },
      attachments: [],
      size: 111,
    },
    recipient,
    'recipient-domain': recipient.split('@')[1],
    campaigns: [],
    tags: ['my_tag_1'],
    'user-variables': {},
    ...changes,
  },
});

function post(body: unknown, on = given) {
  const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' };
  return on.fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
}

const suppressed = () =>
  given.db.query.selectFrom('suppressed_addresses').select(['email', 'reason']).execute();
const read = async (page: string) => textOf(await (await given.fetch(page, { headers: owner })).text());

test('a bounce suppresses the address, is shown with the person, and later emails are recorded as not delivered', async () => {
  const first = await emailOf(await queued(seededEmail));
  await sendEmail(given.world, first.id);
  const event = eventOf(first.message_id, seededEmail.toUpperCase());
  expect((await post(event)).status).toBe(200);
  expect((await post(event)).status).toBe(200);
  expect(await suppressed()).toEqual([{ email: seededEmail.toLowerCase(), reason: 'bounced' }]);
  for (const page of [`/admin/messages/${seededMessage}`]) {
    expect(await read(page)).toContain('can’t be delivered');
    expect(await read(page)).toContain('550 5.1.1 No such user');
  }
  const later = await queued(seededEmail);
  expect(await sendEmail(given.world, later)).toBe('failed');
  expect(await emailOf(later)).toMatchObject({
    state: 'failed',
    last_error: 'Not delivered: the address is suppressed',
  });
  const tasks = await given.db.query
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', 'email-failed')
    .execute();
  expect(tasks).toEqual([]);

  const body = new URLSearchParams({ email: seededEmail, back: `/admin/messages/${seededMessage}` });
  const lifted = await given.fetch('/admin/messages/suppression-removal', {
    method: 'POST',
    body,
    headers: owner,
  });
  expect(lifted.headers.get('location')).toBe(`/admin/messages/${seededMessage}`);
  expect(await suppressed()).toEqual([]);
  // Its job sends it.
  await expect.poll(async () => (await emailOf(later)).state, { timeout: 60_000 }).toBe('sent');
});

test('a complaint suppresses the address too; temporary failures and others’ emails change nothing', async () => {
  const { message_id } = await emailOf(await queued(seededEmail));
  for (const changes of [{ severity: 'temporary' }, { event: 'delivered' }, { message: { headers: {} } }]) {
    expect((await post(eventOf(message_id, seededEmail, changes))).status).toBe(200);
  }
  expect((await post(eventOf('<other@else.example>', seededEmail))).status).toBe(200);
  expect((await post(eventOf(message_id, 'another@example.com'))).status).toBe(200);
  expect(await suppressed()).toEqual([]);
  await post(eventOf(message_id, seededEmail, { event: 'complained', severity: undefined }));
  expect(await suppressed()).toEqual([{ email: seededEmail.toLowerCase(), reason: 'complained' }]);
});

test('the owner’s own address is never suppressed', async () => {
  const { email } = await given.db.query
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  const { message_id } = await emailOf(await queued(email));
  expect((await post(eventOf(message_id, email))).status).toBe(200);
  expect(await suppressed()).toEqual([]);
});

test('a wrong signature or body is 400, a used token another event’s is 400, without settings it is 404', async () => {
  const { message_id } = await emailOf(await queued(seededEmail));
  const event = eventOf(message_id, seededEmail);
  expect((await post({ ...event, signature: { ...event.signature, token: 'another' } })).status).toBe(400);
  expect((await post({ signature: event.signature })).status).toBe(400);
  expect((await given.fetch(path, { method: 'POST', body: '{' })).status).toBe(400);
  expect(await suppressed()).toEqual([]);
  expect((await post(event)).status).toBe(200);
  const other = await emailOf(await queued('other@example.com'));
  const replayed = { ...eventOf(other.message_id, 'other@example.com'), signature: event.signature };
  expect((await post(replayed)).status).toBe(400);
  expect((await post(event, without)).status).toBe(404);
});
