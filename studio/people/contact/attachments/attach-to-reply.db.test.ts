import { beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '#platform/mail/mail.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { sendContactMessage } from '../send-contact-message.ts';
import { sendReply } from '../send-reply.ts';
import { writeReply } from '../write-reply.ts';
import { attachToReply, removeReplyAttachment } from './attach-to-reply.ts';
import { attachmentForOwner } from './attachments.queries.ts';
import { maxReplyBytes } from './reply-attachment.ts';
import { replyAttachments } from './reply-attachments.queries.ts';

const stage = testStage();
let messageId = '';
const q = () => stage.db.query;
const pdf = { name: 'Noder.pdf', bytes: Buffer.from(`%PDF-1.7${' '.repeat(90)}`) };
const sound = { name: 'Melodi.mp3', bytes: Buffer.from(`ID3${'\0'.repeat(90)}`) };

beforeEach(async () => {
  for (const key of await stage.world.files.list('replies/')) await stage.world.files.remove(key);
  await sendContactMessage(stage.world, visitor, {
    name: 'Åse',
    email: 'aase@example.dk',
    message: 'Noder?',
  });
  messageId = (await q().selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()).id;
});

const attach = (files: ReadonlyArray<{ name: string; bytes: Uint8Array }>, version = 1, who = owner) =>
  attachToReply(stage.world, who, { messageId, version, files });
const attached = () => replyAttachments(q(), messageId);
const stored = () => stage.world.files.list('replies/');

test('files stay with the draft, once per content, and are emailed and shown with the sent reply [P.258]', async () => {
  expect(await attach([pdf, sound])).toEqual({ ok: true, version: 2 });
  expect(await attach([pdf], 2)).toEqual({ ok: true, version: 2 });
  expect(await stored()).toHaveLength(2);
  const reply = { messageId, version: 2, language: 'da', body: 'Her er de.' } as const;
  expect(await writeReply(stage.world, owner, reply)).toEqual({ ok: true });
  const sent = await sendReply(stage.world, owner, { messageId, version: 3, once: null });
  expect(sent).toMatchObject({ ok: true });
  const replyId = sent.ok ? sent.replyId : '';
  expect(await attached()).toMatchObject([
    { name: 'Melodi.mp3', replyId },
    { name: 'Noder.pdf', replyId },
  ]);

  const delivered: OutgoingMail[] = [];
  const mail = { kind: 'smtp' as const, deliver: async (one: OutgoingMail) => void delivered.push(one) };
  const { id } = await q()
    .selectFrom('emails')
    .select('id')
    .where('kind', '=', 'contact-reply')
    .executeTakeFirstOrThrow();
  expect(await sendEmail({ ...stage.world, mail }, id)).toBe('sent');
  expect(delivered[0]?.attachments.slice(0, 2)).toEqual([
    {
      filename: 'Melodi.mp3',
      contentType: 'audio/mpeg',
      encoding: 'base64',
      content: sound.bytes.toString('base64'),
    },
    {
      filename: 'Noder.pdf',
      contentType: 'application/pdf',
      encoding: 'base64',
      content: pdf.bytes.toString('base64'),
    },
  ]);
  const files = await attached();
  const request = { messageId, attachmentId: files[0]!.id };
  expect(await attachmentForOwner(q(), owner, request)).toMatchObject({ name: 'Melodi.mp3', sender: 'Åse' });
  expect(await removeReplyAttachment(stage.world, owner, request)).toBe(true);
  expect(await attached()).toHaveLength(2);
});

test('a file is removed from the draft with its stored content, and the preview of before is refused', async () => {
  await attach([pdf]);
  const [file] = await attached();
  const request = { messageId, attachmentId: file!.id };
  expect(await removeReplyAttachment(stage.world, owner, request)).toBe(true);
  expect(await removeReplyAttachment(stage.world, owner, request)).toBe(true);
  expect(await attached()).toEqual([]);
  const removals = await q().selectFrom('file_removals').select('key').execute();
  expect(removals.map(({ key }) => key)).toEqual(expect.arrayContaining(await stored()));
  expect(await stored()).toHaveLength(1);
  const reply = { messageId, version: 2, language: 'da', body: 'Uden noder' } as const;
  expect(await writeReply(stage.world, owner, reply)).toMatchObject({ refusal: 'changed' });
});

test.each([
  ['empty', [pdf, { name: 'Tom.pdf', bytes: Buffer.alloc(0) }], 'Tom.pdf'],
  ['too-large', [{ name: 'Stor.mp3', bytes: Buffer.alloc(maxReplyBytes - 50) }], 'Stor.mp3'],
  ['too-many', ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, bytes: Buffer.from(name) })), null],
])('files of which one is %s beside those attached are all refused', async (reason, files, name) => {
  await attach([pdf]);
  expect(await attach(files, 2)).toEqual({ ok: false, refusal: 'file', file: { reason, name } });
  expect(await attached()).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('files are attached only to a conversation that is there', async () => {
  messageId = '00000000-0000-4000-8000-000000000000';
  expect(await attach([pdf])).toEqual({ ok: false, refusal: 'not-found' });
  expect(await stored()).toEqual([]);
});
