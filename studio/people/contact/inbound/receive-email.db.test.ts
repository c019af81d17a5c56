import { describe, expect, test } from 'vitest';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { sender, testConversation } from '#tests/support/inbound/conversation.ts';
import { authservId, delivery, passed, proofAt } from '#tests/support/inbound/mailgun.ts';
import { newWorld, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { changeMessage } from '../change-message.ts';
import { listMessages } from '../message-list.queries.ts';
import { sendReply } from '../send-reply.ts';
import { receiveEmail } from './receive-email.ts';

const stage = testStage();
const conversation = testConversation(stage);
const { message, stored, write, replied, received } = conversation;
const email = sender;
const q = () => stage.db.query;

describe('an answer to our reply', () => {
  test('joins the thread, reopens the message, and becomes a task and an email to the owner', async () => {
    expect(conversation.recipient).toMatch(/^reply\+[0-9a-f]{56}@in\.studio\.example$/);
    const { version } = await message();
    expect(await received({ headers: [passed('example.dk')] })).toEqual({ kind: 'received' });
    expect(await stored()).toMatchObject([
      { name: 'Åse Ø', email, isVerified: true, subject: 'Sv: Din besked', body: 'Ja tak.', attachments: [] },
    ]);
    expect(await message()).toMatchObject({ state: 'new', version: version + 1 });
    expect(await openTasks(q(), owner)).toMatchObject([
      { kind: 'answer-email', subjectId: conversation.messageId, details: { name: 'Åse Ø', email } },
    ]);
    const [mail] = (await queuedEmails(stage.db)).filter(({ kind }) => kind === 'inbound-email');
    expect(mail).toMatchObject({ subject: 'Reply from Åse Ø' });
    expect(mail?.body).toContain('> Ja tak.');
    expect(mail?.body).not.toContain('not verified');
    const query = { sort: 'sent', order: 'descending', filters: {}, search: '', at: null } as const;
    expect((await listMessages(q(), owner, query)).rows).toMatchObject([
      { state: 'new', latest: 'Ja tak.', isLatestOurs: false },
    ]);
  });

  test('is answered in the thread: our next reply refers to it, and its task is done', async () => {
    conversation.world.setNow(conversation.world.clock.now().add({ hours: 1 }));
    await received({ messageId: '<from-aase@example.dk>' });
    conversation.world.setNow(conversation.world.clock.now().add({ hours: 1 }));
    await replied('Vi ses.');
    const replies = await q()
      .selectFrom('emails')
      .select(['headers', 'message_id'])
      .where('kind', '=', 'contact-reply')
      .orderBy('created_at')
      .execute();
    expect(replies[1]?.headers).toMatchObject({
      'In-Reply-To': '<from-aase@example.dk>',
      References: expect.stringContaining(`${replies[0]?.message_id} <from-aase@example.dk>`),
    });
    expect(await openTasks(q(), owner)).toEqual([]);
    expect(await message()).toMatchObject({ state: 'answered' });
  });

  test('to a deleted message restores it; a reply drafted before it arrived is not sent unseen', async () => {
    await changeMessage(conversation.world, owner, {
      messageId: conversation.messageId,
      act: 'deleted',
      version: (await message()).version,
    });
    await received();
    expect(await message()).toMatchObject({ state: 'new' });
    await write('Hej igen', (await message()).version);
    const { version } = await message();
    await received();
    expect(
      await sendReply(conversation.world, owner, { messageId: conversation.messageId, version, once: null }),
    ).toEqual({
      ok: false,
      refusal: 'changed',
    });
  });

  test('delivered twice, also at the same time, is stored once', async () => {
    const given = delivery(
      { recipient: conversation.recipient, now: conversation.world.clock.now() },
      { messageId: '<one@example.dk>' },
    );
    const again = { ...given, ...proofAt(conversation.world.clock.now()) };
    const outcomes = await Promise.all(
      [given, given, again].map((one) => receiveEmail(conversation.world, one)),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['duplicate', 'duplicate', 'received']);
    const unnamed = delivery(
      { recipient: conversation.recipient, now: conversation.world.clock.now() },
      { messageId: null },
    );
    expect(await receiveEmail(conversation.world, unnamed)).toEqual({ kind: 'received' });
    const repeat = { ...unnamed, ...proofAt(conversation.world.clock.now()) };
    expect(await receiveEmail(conversation.world, repeat)).toEqual({ kind: 'duplicate' });
    expect(await stored()).toHaveLength(2);
  });
});

describe('a hostile email', () => {
  test('with a wrong, old or recorded signature is not stored', async () => {
    const now = conversation.world.clock.now();
    const old = proofAt(now.subtract({ minutes: 16 }));
    for (const proof of [proofAt(now, 'another-key-12345'), old, { ...proofAt(now), token: 'another' }]) {
      expect(await received({}, proof)).toEqual({ kind: 'forged' });
    }
    const recorded = proofAt(now);
    expect(await received({}, recorded)).toEqual({ kind: 'received' });
    expect(await received({ body: 'Something else' }, recorded)).toEqual({ kind: 'forged' });
    expect(await stored()).toHaveLength(1);
  });

  test('that is spoofed is shown as not verified, and our reply is still sent to the person', async () => {
    const spoofed = [
      [],
      [`Authentication-Results: mx.evil.example; dmarc=pass header.from=example.dk`],
      [`Authentication-Results: ${authservId}; dmarc=fail header.from=example.dk`, passed('example.dk')],
      [
        `Authentication-Results: ${authservId}; spf=pass smtp.mailfrom=evil.example; dkim=pass header.d=evil.example`,
      ],
    ];
    for (const headers of spoofed) expect(await received({ headers })).toEqual({ kind: 'received' });
    await received({ from: 'Thea Lindehav <thea@evil.example>', headers: [passed('evil.example')] });
    const emails = await stored();
    expect(emails.map(({ isVerified }) => isVerified)).toEqual([false, false, false, false, true]);
    expect(emails.at(-1)).toMatchObject({ name: 'Thea Lindehav', email: 'thea@evil.example' });
    const mails = await q()
      .selectFrom('emails')
      .select(['reply_to', 'body'])
      .where('kind', '=', 'inbound-email')
      .execute();
    expect(new Set(mails.map(({ reply_to }) => reply_to))).toEqual(new Set([email]));
    expect(mails.filter(({ body }) => body?.includes('Sender not verified'))).toHaveLength(4);
    await replied('Hej');
    const replies = await q()
      .selectFrom('emails')
      .select('recipient')
      .where('kind', '=', 'contact-reply')
      .execute();
    expect(replies.map((mail) => mail.recipient)).toEqual([email, email]);
  });

  test('that loops or is automatic changes nothing', async () => {
    const [own] = await q()
      .selectFrom('emails')
      .select('message_id')
      .where('kind', '=', 'contact-reply')
      .execute();
    expect(await received({ messageId: own!.message_id })).toEqual({ kind: 'ignored', reason: 'loop' });
    expect(await received({ headers: ['X-Loop: localhost'] })).toEqual({ kind: 'ignored', reason: 'loop' });
    expect(await received({ from: conversation.recipient })).toEqual({ kind: 'ignored', reason: 'loop' });
    for (const line of ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'X-Autoreply: yes']) {
      expect(await received({ headers: [line] })).toEqual({ kind: 'ignored', reason: 'automatic' });
    }
    expect(await received({}, { sender: '' })).toEqual({ kind: 'ignored', reason: 'automatic' });
    expect(await message()).toMatchObject({ state: 'answered' });
    expect(await stored()).toEqual([]);
  });

  test('with scripts, pictures and attachments is stored as text, with the names of its files only', async () => {
    const body = [
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Ja <img src="https://evil.example/pixel.gif"> tak<script>alert(1)</script></p><a href="https://evil.example">min bank</a>',
      '--b',
      'Content-Type: application/octet-stream; name="../../run\u202Efdp.exe"',
      'Content-Disposition: attachment; filename="../../run\u202Efdp.exe"',
      'Content-Transfer-Encoding: base64',
      '',
      'TVqQAAMA',
      '--b--',
    ].join('\r\n');
    await received({ contentType: 'multipart/mixed; boundary=b', body });
    expect(await stored()).toMatchObject([
      {
        body: 'Ja tak\n\nmin bank (https://evil.example)',
        attachments: [{ name: '../../runfdp.exe', bytes: 6 }],
      },
    ]);
  });

  test('with control characters in name and subject gives the owner one plain line', async () => {
    await received({ from: '=?utf-8?Q?A=0D=0AB=00=E2=80=AEC?= <aase@example.dk>', body: 'a\0b' });
    expect(await stored()).toMatchObject([{ name: 'A BC', body: 'ab' }]);
  });

  test('is limited per sender and per conversation', async () => {
    const outcomes: string[] = [];
    for (let at = 0; at < 21; at += 1) outcomes.push((await received()).kind);
    expect(outcomes.filter((kind) => kind === 'received')).toHaveLength(20);
    expect(outcomes.at(-1)).toBe('too-many');
    for (let at = 0; at < 11; at += 1) {
      outcomes.push((await received({ from: `a${at}@example.dk` })).kind);
    }
    expect(outcomes.filter((kind) => kind === 'received')).toHaveLength(30);
    expect(await received({ from: 'new@example.dk' })).toMatchObject({ kind: 'too-many' });
  });
});

test('without its settings no email is received, and answers go to the studio’s address', async () => {
  const later = conversation.world.clock.now().add({ hours: 1 });
  conversation.world = newWorld(stage.db).world;
  conversation.world.setNow(later);
  expect(await received()).toEqual({ kind: 'forged' });
  expect(await replied('Igen')).toBe('hello@lindehav.example');
});
