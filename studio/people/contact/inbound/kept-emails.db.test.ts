import { describe, expect, test } from 'vitest';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { sender, testConversation } from '#tests/support/inbound/conversation.ts';
import { delivery, mimeOf, passed, proofAt } from '#tests/support/inbound/mailgun.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { inboundEmailsOf } from './inbound-emails.queries.ts';
import { largestEmailBytes, receiveEmail } from './receive-email.ts';

const stage = testStage();
const conversation = testConversation(stage);
const { message, stored, received } = conversation;
const email = sender;
const q = () => stage.db.query;

describe('an email is kept that', () => {
  test('to a guessed or changed address, or of a deleted conversation, joins none and begins a conversation of its own', async () => {
    const guessed = conversation.recipient.replace(/.@/, (end) => (end.startsWith('0') ? '1@' : '0@'));
    for (const to of [
      guessed,
      `reply+${conversation.messageId}@in.studio.example`,
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
    const given = delivery({ recipient: conversation.recipient, now: conversation.world.clock.now() });
    const again = { ...given, ...proofAt(conversation.world.clock.now()) };
    const outcomes = await Promise.all([given, again].map((one) => receiveEmail(conversation.world, one)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['duplicate', 'received']);
    expect(await q().selectFrom('contact_messages').select('id').execute()).toHaveLength(1);
  });

  test('to a conversation of 200 emails begins another one', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => ({
      contact_message_id: conversation.messageId,
      message_id: `<${at}@full.example>`,
      sender_name: '',
      sender_email: email,
      is_verified: false,
      subject: '',
      body: '',
      is_shortened: false,
      received_at: conversation.world.clock.now(),
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
