import { beforeEach, describe, expect, test } from 'vitest';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { delivery, inboundSettings, mimeOf, passed, proofAt } from '#tests/support/inbound/mailgun.ts';
import { newWorld, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import type { TestWorld } from '#tests/support/world.ts';
import { messageForOwner } from '../message-list.queries.ts';
import { sendContactMessage } from '../send-contact-message.ts';
import { sendReply } from '../send-reply.ts';
import { writeReply } from '../write-reply.ts';
import { inboundEmailsOf } from './inbound-emails.queries.ts';
import { type DeliveredEmail, largestEmailBytes, receiveEmail } from './receive-email.ts';

const stage = testStage();
const email = 'aase@example.dk';
let world: TestWorld;
let messageId = '';
let recipient = '';
const q = () => stage.db.query;

beforeEach(async () => {
  world = newWorld(stage.db, { env: inboundSettings }).world;
  await sendContactMessage(world, visitor, { name: 'Åse Ø', email, message: 'Kan I om aftenen?' });
  messageId = (await q().selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()).id;
  recipient = await replied('Passer tirsdag?');
});

const message = async () => (await messageForOwner(q(), owner, messageId))!;
const stored = () => inboundEmailsOf(q(), messageId);
const write = (body: string, version: number) =>
  writeReply(world, owner, { messageId, version, language: 'en', body });

/** Our reply; its Reply-To. */
async function replied(body: string): Promise<string> {
  await write(body, (await message()).version);
  expect(
    await sendReply(world, owner, { messageId, version: (await message()).version, once: null }),
  ).toMatchObject({
    ok: true,
  });
  const mails = await q()
    .selectFrom('emails')
    .select('reply_to')
    .where('kind', '=', 'contact-reply')
    .orderBy('created_at', 'desc')
    .execute();
  return mails[0]?.reply_to ?? '';
}

/** A second after the email before it. */
function received(given?: Parameters<typeof delivery>[1], changes?: Partial<DeliveredEmail>) {
  world.setNow(world.clock.now().add({ seconds: 1 }));
  return receiveEmail(world, delivery({ recipient, now: world.clock.now() }, given, changes));
}

describe('an email is kept that', () => {
  test('to a guessed or changed address, or of a deleted conversation, joins none and begins a conversation of its own', async () => {
    const guessed = recipient.replace(/.@/, (end) => (end.startsWith('0') ? '1@' : '0@'));
    for (const to of [
      guessed,
      `reply+${messageId}@in.studio.example`,
      'hello@in.studio.example',
      email,
      '',
    ]) {
      expect(await received({}, { recipient: to })).toEqual({ kind: 'received' });
    }
    expect(await stored()).toEqual([]);
    expect(await message()).toMatchObject({ state: 'answered' });
    await q().deleteFrom('contact_messages').execute();
    expect(await received()).toEqual({ kind: 'received' });
    const { id, ...begun } = await q()
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'message', 'state', 'language', 'subject'])
      .executeTakeFirstOrThrow();
    const words = { message: 'Sv: Din besked', subject: null };
    expect(begun).toEqual({ name: 'Åse Ø', email, state: 'new', language: 'en', ...words });
    expect(await inboundEmailsOf(q(), id)).toMatchObject([{ body: 'Ja tak.', isVerified: false }]);
    expect(await openTasks(q(), owner)).toContainEqual(
      expect.objectContaining({ kind: 'answer-email', subjectId: id }),
    );
  });

  test('of an unknown conversation is stored once, also when it is delivered twice at the same time', async () => {
    await q().deleteFrom('contact_messages').execute();
    const given = delivery({ recipient, now: world.clock.now() });
    const again = { ...given, ...proofAt(world.clock.now()) };
    const outcomes = await Promise.all([given, again].map((one) => receiveEmail(world, one)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['duplicate', 'received']);
    expect(await q().selectFrom('contact_messages').select('id').execute()).toHaveLength(1);
  });

  test('to a conversation of 200 emails begins another one', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => ({
      contact_message_id: messageId,
      message_id: `<${at}@full.example>`,
      sender_name: '',
      sender_email: email,
      is_verified: false,
      subject: '',
      body: '',
      is_shortened: false,
      received_at: world.clock.now(),
    }));
    await q().insertInto('inbound_emails').values(rows).execute();
    expect(await received()).toEqual({ kind: 'received' });
    expect(await stored()).toHaveLength(200);
    expect(await q().selectFrom('contact_messages').select('id').execute()).toHaveLength(2);
  });

  test.each([
    ['a@example.dk, b@example.dk', 'a@example.dk, b@example.dk', 'a@example.dk'],
    ['Group: a@example.dk;', '', 'a@example.dk'],
    ['undisclosed', '', email],
    ['', '', email],
    ['<a@x>', '', email],
  ])('from %s is stored, not verified unless it has one author', async (from, name, address) => {
    await received({ from, headers: [passed('example.dk')] });
    const isOneAuthor = address === 'a@example.dk' && name === '';
    expect(await stored()).toMatchObject([
      { name, email: address, isVerified: isOneAuthor, isUnparsed: false, body: 'Ja tak.' },
    ]);
  });

  test('with two From headers has the address of its envelope and is not verified', async () => {
    await received({ headers: ['From: owner@studio.example', passed('studio.example')] });
    expect(await stored()).toMatchObject([{ name: '', email, isVerified: false, body: 'Ja tak.' }]);
  });

  test('that is huge, deep or nothing but headers is kept as a file, with what could be read', async () => {
    const start = mimeOf({ messageId: '<huge@example.dk>' });
    const huge = Buffer.concat([Buffer.from(`${start}\r\n`), Buffer.alloc(largestEmailBytes, 'x')]);
    expect(await received({}, { raw: huge })).toEqual({ kind: 'received' });
    const file = { name: 'email.eml', bytes: largestEmailBytes };
    expect(await stored()).toMatchObject([{ isShortened: true, isUnparsed: true, attachments: [file] }]);
    expect((await stored())[0]?.body).toMatch(/^Ja tak\.\nxxx/);
    const many = Array.from({ length: 5000 }, (_, at) => `X-${at}: ${'y'.repeat(100)}`);
    expect(await received({ headers: many })).toEqual({ kind: 'received' });
    const deep = Array.from(
      { length: 60 },
      (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
    ).join('');
    const body = `--b0\r\n\r\nJa tak, kl. 10.\r\n${deep}`;
    expect(await received({ contentType: 'multipart/mixed; boundary=b0', body })).toEqual({
      kind: 'received',
    });
    for (const raw of [
      Buffer.alloc(0),
      Buffer.alloc(0),
      Buffer.from([0xff, 0, 1, 2]),
      Buffer.from('\r\n\r\n'),
    ]) {
      expect(await received({}, { raw })).toEqual({ kind: 'received' });
    }
    const [, ofHeaders, ofParts, ...others] = await stored();
    expect(ofHeaders).toMatchObject({ isUnparsed: true, email, attachments: [{ name: 'email.eml' }] });
    expect(ofParts).toMatchObject({
      isUnparsed: true,
      body: 'Ja tak, kl. 10.',
      attachments: [{ name: 'email.eml' }],
    });
    expect(others.map(({ body: found, attachments }) => [found, attachments])).toEqual([
      ['', [{ name: 'email.eml', bytes: 0 }]],
      ['', [{ name: 'email.eml', bytes: 0 }]],
      [expect.any(String), [{ name: 'email.eml', bytes: 4 }]],
      ['', [{ name: 'email.eml', bytes: 4 }]],
    ]);
  });

  test('that is long is shortened', async () => {
    await received({ body: 'å'.repeat(100_000) });
    expect(await stored()).toMatchObject([{ isShortened: true, body: 'å'.repeat(20_000) }]);
  });
});
