import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const page = '/dashboard/messages';
let mia: Record<string, string> = {};
let owner: Record<string, string> = {};

beforeEach(async () => {
  mia = await signedIn(given, 'student', { email: 'mia@example.com', name: 'Mia Ærø' });
  owner = await signedIn(given, 'owner');
});

const read = async (path: string, headers = mia) => (await given.fetch(path, { headers })).text();
const post = (path: string, fields: Record<string, string>, headers = mia) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
const conversation = async () => {
  const { id } = await given.db.query.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
  return id;
};

async function reply(id: string, body: string): Promise<void> {
  const inbox = `/admin/messages/${id}`;
  const form = await read(inbox, owner);
  await post(`${inbox}/reply`, { version: fieldOf(form, 'version'), language: 'da', body }, owner);
  const preview = await read(`${inbox}/preview`, owner);
  const sending = { version: fieldOf(preview, 'version'), 'form-key': fieldOf(preview, 'form-key') };
  await post(`${inbox}/preview/sending`, sending, owner);
}

test('a question is asked, answered in the inbox, read and continued in the student area, without scripts', async () => {
  expect(await read(`${page}?about=${encodeURIComponent('Main <Course>')}`)).toContain(
    'About Main &lt;Course&gt;:',
  );
  const sent = await post(page, { message: 'Hvilken toneart?' });
  expect(sent.headers.get('location')).toBe(`${page}?done=sent`);
  expect(textOf(await read(`${page}?done=sent`))).toContain('Question sent.');
  const id = await conversation();
  await reply(id, 'F-dur.');
  expect(textOf(await read('/dashboard/orders'))).toContain('1 new answer');
  expect(textOf(await read('/dashboard'))).toContain('1 new answer');
  const list = textOf(await read(page));
  expect(list).toContain('New answer');
  const thread = await read(`${page}/${id}`);
  expect(textOf(thread)).toContain('F-dur.');
  expect(textOf(await read('/da/dashboard/messages'))).not.toContain('nyt svar');

  const refused = await post(`${page}/${id}/answer`, {
    message: ' ',
    'form-key': fieldOf(thread, 'form-key'),
  });
  expect(refused.status).toBe(400);
  expect(textOf(await refused.text())).toContain('Write a message.');
  const answered = await post(`${page}/${id}/answer`, {
    message: 'Tak! Også verset?',
    'form-key': fieldOf(thread, 'form-key'),
  });
  expect(answered.headers.get('location')).toBe(`${page}/${id}?done=answered`);
  const inbox = textOf(await read(`/admin/messages/${id}`, owner));
  expect(inbox).toContain('in the student area');
  expect(inbox).toContain('Tak! Også verset?');
});

test('the earlier email below an answer by email is folded, and one press shows it, without scripts', async () => {
  await post(page, { message: 'Hvilken toneart?' });
  const id = await conversation();
  const row = {
    contact_message_id: id,
    message_id: '<folded@example.com>',
    sender_name: 'Mia Ærø',
    sender_email: 'mia@example.com',
    is_verified: true,
    subject: 'Sv: Din besked',
    body: 'Tak!\n\n-----Oprindelig meddelelse-----\nFra: Studiet\n\nF-dur.',
    is_shortened: false,
    received_at: given.world.clock.now(),
  };
  await given.db.query.insertInto('inbound_emails').values(row).execute();
  const thread = await read(`${page}/${id}`);
  const [, folded = ''] = /<details class="disclosure quiet"[^>]*>(.*?)<\/details>/s.exec(thread) ?? [];
  expect(textOf(folded)).toContain('F-dur.');
  expect(textOf(thread.replace(folded, ''))).toContain('Tak!');
});

test('a question that is refused is shown again with what was typed', async () => {
  const long = await post(page, { message: `Toneart ${'æ'.repeat(5001)}` });
  expect(long.status).toBe(400);
  const html = await long.text();
  expect(textOf(html)).toContain('Please keep it under 5,000 characters.');
  expect(html).toContain('>Toneart æ');
});

test('another student has no access to the conversation', async () => {
  await post(page, { message: 'Hvilken toneart?' });
  const id = await conversation();
  const other = await signedIn(given, 'student', { email: 'other@example.com', name: 'Other' });
  expect((await given.fetch(`${page}/${id}`, { headers: other })).status).toBe(404);
  expect((await post(`${page}/${id}/answer`, { message: 'x' }, other)).status).toBe(404);
  expect(await read(page, other)).not.toContain('Hvilken toneart?');
});
