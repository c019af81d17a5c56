import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { enrol } from '#tests/support/enrol.ts';
import { type Planted, seedPerson } from '#tests/support/seed-person.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let owner: Record<string, string>;
let student: Planted;
let page: string;

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
  student = await seedPerson(given.world, 1);
  page = `/admin/students/${student.userId}`;
});

const get = (path: string, headers = owner) => given.fetch(path, { headers });
const post = (path: string, fields: Record<string, string>) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers: owner });

test('a student’s page has conversations, applications, consent and links to message, refund, export and delete', async () => {
  const html = await (await get(page)).text();
  const { id: message } = await given.db.query
    .selectFrom('contact_messages')
    .select('id')
    .executeTakeFirstOrThrow();
  const { id: application } = await given.db.query
    .selectFrom('applications')
    .select('id')
    .executeTakeFirstOrThrow();
  for (const href of [
    `/admin/messages/${message}`,
    `/admin/applications/${application}`,
    `${page}/payment`,
    `${page}/export.zip`,
    `${page}/deletion`,
  ]) {
    expect(html).toContain(`href="${href}"`);
  }
  expect(html).toContain('href="/admin/messages/new?name=');
  expect(textOf(html)).toContain('Newsletter subscribed');
});

test('progress in courses is shown only with the student’s consent', async () => {
  await enrol(given, student.email, 'beginner-course');
  expect(await (await get(page)).text()).toContain('<progress');
  await sql`delete from shared_progress`.execute(given.db.query);
  const html = await (await get(page)).text();
  expect(html).not.toContain('<progress');
  expect(textOf(html)).toContain('doesn’t share their progress');
});

test('the owner’s export has all data but the private journal, goals and progress, and none of another person', async () => {
  await seedPerson(given.world, 2);
  const answer = await get(`${page}/export.zip`);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="student-/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const names = Object.keys(files);
  expect(names).toEqual(
    expect.arrayContaining(['index.html', 'data/orders.json', 'data/contact_messages.json']),
  );
  for (const table of ['journal_entries', 'goals', 'completions'])
    expect(names).not.toContain(`data/${table}.json`);
  expect(names).not.toContain('journal.md');
  const text = Object.values(files)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('\n');
  expect(text).toContain(student.mark);
  expect(text).not.toContain('Planted2Æ');
  expect((await get(`${page}/export.zip`, {})).status).toBe(302);
});

test('a student is deleted after a confirmation, with an email and an entry in the log', async () => {
  expect(textOf(await (await get(`${page}/deletion`)).text())).toContain('Delete permanently');
  expect((await post(`${page}/deletion`, {})).status).toBe(400);
  const deleted = await post(`${page}/deletion`, { sure: 'yes' });
  expect(deleted.headers.get('location')).toBe('/admin/students?flash=deleted');
  expect((await get(page)).status).toBe(404);
  const rows = await given.db.query
    .selectFrom('audit_log')
    .select('actor')
    .where('action', '=', 'person.erased')
    .execute();
  expect(rows).toEqual([{ actor: 'owner' }]);
  const emails = await given.db.query
    .selectFrom('emails')
    .select('kind')
    .where('kind', '=', 'account-erased')
    .execute();
  expect(emails).toHaveLength(1);
});

test('a guest has the export of what was bought and booked, and is deleted after a confirmation that names the receipts', async () => {
  await sql`insert into orders (number, state, currency, total_minor, capture, name, email, language, terms_version,
      settled_at) values ('G-1', 'paid', 'DKK', 100, 'now', 'Gæst', 'guest@example.com', 'da', 'da-1', now())`.execute(
    given.db.query,
  );
  const guest = '/admin/students/guest?email=guest%40example.com';
  const html = await (await get(guest)).text();
  expect(html).toContain('/admin/students/guest/export.zip?email=guest%40example.com');
  expect(html).toContain('/admin/students/guest/deletion?email=guest%40example.com');
  const answer = await get('/admin/students/guest/export.zip?email=guest@example.com');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(new TextDecoder().decode(files['data/orders.json'])).toContain('G-1');
  const deletion = '/admin/students/guest/deletion?email=guest@example.com';
  const words = textOf(await (await get(deletion)).text());
  expect(words).toContain('Receipts and invoices stay for five years');
  expect((await post(deletion, {})).status).toBe(400);
  expect((await post(deletion, { sure: 'yes' })).headers.get('location')).toBe(
    '/admin/students?flash=deleted',
  );
  expect((await get(guest)).status).toBe(404);
});

test('a person who only wrote has a page, reached from the message', async () => {
  await given.db.query
    .insertInto('contact_messages')
    .values({
      name: 'Skribent',
      email: 'writer@example.com',
      message: 'Hej',
      language: 'da',
      answered_at: null,
      deleted_at: null,
      state_before: null,
    })
    .execute();
  const { id } = await given.db.query
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', 'writer@example.com')
    .executeTakeFirstOrThrow();
  const href = '/admin/students/guest?email=writer%40example.com';
  expect(await (await get(`/admin/messages/${id}`)).text()).toContain(href);
  expect(textOf(await (await get(href)).text())).toContain('Skribent');
});
