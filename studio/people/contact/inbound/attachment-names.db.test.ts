import { beforeEach, expect, test } from 'vitest';
import { TaskFailed } from '#platform/processes/processes.ts';
import { delivery, inboundDomain, inboundSettings } from '#tests/support/inbound/mailgun.ts';
import { newWorld, testStage } from '#tests/support/page-fixture.ts';
import { visitor } from '#tests/support/who.ts';
import type { TestWorld } from '#tests/support/world.ts';
import { sendContactMessage } from '../send-contact-message.ts';
import { inboundEmailsOf } from './inbound-emails.queries.ts';
import { receiveEmail } from './receive-email.ts';
import { replyAddress } from './reply-address.ts';

const stage = testStage();
let world: TestWorld;
let messageId = '';
const q = () => stage.db.query;

beforeEach(async () => {
  world = newWorld(stage.db, { env: inboundSettings }).world;
  const from = { name: 'Pia', email: 'pia@student.example', message: 'Har I tid?' };
  await sendContactMessage(world, visitor, from);
  messageId = (await q().selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()).id;
});

const receive = (raw: string | Buffer, processes = world.processes) => {
  const recipient = replyAddress(messageId, inboundDomain, world.secret);
  const sent = delivery({ recipient, now: world.clock.now() }, '', { raw: Buffer.from(raw) });
  return receiveEmail({ ...world, processes }, sent);
};

const calendarReply = (summary: string, headers: readonly string[] = [], name = '') =>
  [
    'From: Pia <pia@student.example>',
    'Subject: Afvist: Din besked',
    ...headers,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Desværre',
    '--b',
    `Content-Type: text/calendar; method=REPLY${name && `; name=${name}`}`,
    '',
    `BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\n${summary}ATTENDEE;PARTSTAT=DECLINED:mailto:pia@student.example\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    '--b',
    'Content-Type: message/rfc822',
    '',
    'Subject: Noder\r\n\r\nHer er de.',
    '--b--',
  ].join('\r\n');

const names = async () => (await inboundEmailsOf(q(), messageId))[0]?.attachments.map(({ name }) => name);

test('a calendar reply and a forwarded message are named, and downloaded as what they are', async () => {
  await receive(calendarReply('SUMMARY:Sangtime\r\n'));
  expect(await names()).toEqual(['Declined: Sangtime', 'Forwarded message']);
  const files = await q().selectFrom('inbound_attachments').select('name').orderBy('place').execute();
  expect(files.map(({ name }) => name)).toEqual(['Declined_ Sangtime.ics', 'Forwarded message.eml']);
});

test('a calendar reply without a title has that of the email, in the language of the owner', async () => {
  await receive(calendarReply(''));
  expect(await names()).toEqual(['Declined: Din besked', 'Forwarded message']);
});

test('a calendar reply that its program sends by itself is stored, an automatic answer is not', async () => {
  expect(await receive(calendarReply('', ['Auto-Submitted: auto-generated']))).toEqual({ kind: 'received' });
  expect(await receive(calendarReply('', ['Auto-Submitted: auto-replied']))).toMatchObject({
    kind: 'ignored',
  });
});

test('a calendar reply whose file has a name is one, and a second file of it keeps its name', async () => {
  const reply = calendarReply('SUMMARY:Sangtime\r\n', ['Auto-Submitted: auto-generated'], 'iCal-2026.ics');
  expect(await receive(reply)).toEqual({ kind: 'received' });
  expect(await names()).toEqual(['Declined: Sangtime', 'Forwarded message']);
  const again =
    'Content-Type: text/calendar; method=REPLY; name=invite.ics\r\n\r\nMETHOD:REPLY\r\nPARTSTAT=DECLINED';
  const part = `--b\r\n${again.replace('PARTSTAT', 'ATTENDEE;PARTSTAT')}\r\n--b--`;
  await q().deleteFrom('inbound_emails').execute();
  await receive(calendarReply('SUMMARY:Sangtime\r\n').replace('--b--', part));
  expect(await names()).toEqual(['Declined: Sangtime', 'Forwarded message', 'invite.ics']);
});

test('an email that takes too long to parse is kept as a file, with the beginning of its text', async () => {
  const lengths: number[] = [];
  const slow: TestWorld['processes'] = {
    ...world.processes,
    run: (name, input, options) => {
      const { raw } = input as { raw: Uint8Array };
      lengths.push(raw.length);
      return raw.length > 64 * 1024
        ? Promise.reject(new TaskFailed(name, 'cpu', 'as this test needs it'))
        : world.processes.run(name, input, options);
    },
  };
  const raw = Buffer.from(`From: Pia <pia@student.example>\r\n\r\nJa tak.\r\n${'x'.repeat(100_000)}`);
  expect(await receive(raw, slow)).toEqual({ kind: 'received' });
  expect(lengths).toEqual([raw.length, 64 * 1024]);
  const [email] = await inboundEmailsOf(q(), messageId);
  expect(email).toMatchObject({ isUnparsed: true, attachments: [{ name: 'email.eml', bytes: raw.length }] });
  expect(email?.body).toMatch(/^Ja tak\.\nxxx/);
});

test('a long email is kept as a file beside the beginning of its text', async () => {
  const raw = Buffer.from(`From: Pia <pia@student.example>\r\n\r\n${'ø '.repeat(30_000)}`);
  await receive(raw);
  expect(await inboundEmailsOf(q(), messageId)).toMatchObject([
    { isShortened: true, isUnparsed: false, attachments: [{ name: 'email.eml', bytes: raw.length }] },
  ]);
});
