import { beforeEach, expect, test } from 'vitest';
import { seed, seededEmail } from '#tests/access/seed.ts';
import { seededSavedReply } from '#tests/access/seed-inbox.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let owner: Record<string, string> = {};
const page = '/admin/messages/new';

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
  await seed(given.world);
});

const read = async (path: string) => (await given.fetch(path, { headers: owner })).text();
const post = (path: string, fields: Record<string, string>) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers: owner });
const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
const typed = {
  name: 'Vera Nyholm',
  email: 'vera@example.com',
  subject: 'Your parcel',
  language: 'en',
  body: 'It is on its way.',
};

test('a message is written to a person, seen as the exact email and sent, without scripts', async () => {
  const form = await read(`${page}?${new URLSearchParams({ name: typed.name, email: typed.email })}`);
  expect(form).toContain('value="vera@example.com"');
  const once = { ...typed, 'form-key': fieldOf(form, 'form-key') };
  const written = await post(page, once);
  const preview = written.headers.get('location') ?? '';
  expect(preview).toMatch(/^\/admin\/messages\/[0-9a-f-]{36}\/preview$/);
  expect((await post(page, once)).headers.get('location')).toBe(preview);
  const thread = preview.replace('/preview', '');
  const draft = textOf(await read(thread));
  expect(draft).toContain('Message to Vera Nyholm');
  expect(draft).toContain('Draft');
  const shown = await read(preview);
  expect(textOf(shown)).toContain('Your parcel');
  const sent = await post(`${preview}/sending`, {
    version: fieldOf(shown, 'version'),
    'form-key': fieldOf(shown, 'form-key'),
  });
  const done = sent.headers.get('location') ?? '';
  expect(textOf(await read(done))).toContain('Message sent. Answers arrive in your inbox.');
  expect(textOf(await read('/admin/messages'))).toContain('Vera Nyholm You: It is on its way.');
});

test('what is typed stays when it is refused, and when a saved reply is inserted', async () => {
  const refused = await post(page, { ...typed, email: 'vera@' });
  expect(refused.status).toBe(400);
  const form = await refused.text();
  expect(textOf(form)).toContain('Enter a valid email address.');
  expect(form).toContain('value="Your parcel"');
  expect(form).toContain(typed.body);
  const inserted = await post(page, { ...typed, saved: seededSavedReply });
  expect(inserted.status).toBe(200);
  expect(await inserted.text()).toContain(`${typed.body}\n\n`);
  expect((await post(page, { ...typed, saved: 'gone' })).status).toBe(409);
});

test('an address that bounced is refused with the reason and the text stays', async () => {
  await given.db.query
    .insertInto('suppressed_addresses')
    .values({
      email: typed.email,
      reason: 'bounced',
      detail: 'No such user',
      suppressed_at: given.world.clock.now(),
    })
    .execute();
  const refused = await post(page, typed);
  expect(refused.status).toBe(409);
  const form = await refused.text();
  expect(textOf(form)).toContain('Emails to vera@example.com can’t be delivered');
  expect(form).toContain(typed.body);
});

test('with files to attach, the draft opens as a conversation, whose subject can be changed', async () => {
  const saved = await post(page, { ...typed, files: 'yes' });
  const [thread = ''] = (saved.headers.get('location') ?? '').split('#');
  const form = await read(thread);
  expect(form).toContain('name="files"');
  const body = new URLSearchParams({
    version: fieldOf(form, 'version'),
    language: 'en',
    subject: ' ',
    body: typed.body,
  });
  const refused = await given.fetch(`${thread}/reply`, { method: 'POST', body, headers: owner });
  expect(textOf(await refused.text())).toContain('Write a subject.');
  body.set('subject', 'Your second parcel');
  await given.fetch(`${thread}/reply`, { method: 'POST', body, headers: owner });
  expect(textOf(await read(`${thread}/preview`))).toContain('Your second parcel');
});

test('people are found by name; a link fills in the form', async () => {
  const html = await read(`${page}?${new URLSearchParams({ q: seededEmail })}`);
  expect(html).toMatch(/href="\/admin\/messages\/new\?name=[^"]*email=/);
});
