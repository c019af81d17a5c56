import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let owner: Record<string, string>;

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
});

const path = '/admin/students/import';

function send(to: string, content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (typeof content === 'string') body.set('text', content);
  else body.set('file', new File([content], 'list.csv'));
  return given.fetch(to, { method: 'POST', body, headers: owner });
}

const imported = () =>
  given.db.query.selectFrom('imported_students').select(['email', 'name']).orderBy('email').execute();

test('a list is previewed line by line, imported once confirmed, and what has errors stays to be corrected', async () => {
  await signedIn(given, 'student', { email: 'known@example.com', name: 'Kendt' });
  const list = [
    'Name,Email,Phone,Tags',
    'Mia Ærø,mia@example.com,+45 22,Choir',
    ',MIA@example.com,,Band',
    'Kendt,known@example.com,33,',
    'Fejl,no address,44,',
  ].join('\r\n');
  const preview = textOf(await (await send(path, list)).text());
  for (const words of ['1 new', '1 already there', '1 with an address', '1 with errors', 'Import 2 people']) {
    expect(preview).toContain(words);
  }
  expect(preview).toContain('email: not an address');
  expect(await imported()).toEqual([]);

  const done = await send(`${path}/confirmation`, list);
  const html = await done.text();
  expect(textOf(html)).toContain('Imported: 1 new, 1 already there.');
  expect(html).toContain('Fejl,no address,44');
  expect(html).not.toContain('Mia Ærø');
  expect(await imported()).toEqual([{ email: 'mia@example.com', name: 'Mia Ærø' }]);
  const page = textOf(
    await (await given.fetch('/admin/students/guest?email=mia@example.com', { headers: owner })).text(),
  );
  for (const words of ['Mia Ærø', '+45 22', 'Choir', 'Band']) expect(page).toContain(words);
  expect(await (await given.fetch('/admin/students?who=guests', { headers: owner })).text()).toContain(
    'Mia Ærø',
  );

  await send(`${path}/confirmation`, 'Email,Name,Phone\nmia@example.com,Another,99\nknown@example.com,,99');
  const details = await given.db.query
    .selectFrom('student_details')
    .select(['email', 'phone', 'tags'])
    .orderBy('email')
    .execute();
  expect(details).toEqual([
    { email: 'known@example.com', phone: '33', tags: [] },
    { email: 'mia@example.com', phone: '+45 22', tags: ['Band', 'Choir'] },
  ]);
  expect(await imported()).toEqual([{ email: 'mia@example.com', name: 'Mia Ærø' }]);
});

test('a file is read, and the download is imported again', async () => {
  const file = new TextEncoder().encode('Navn;E-mail\nÆsel Ørn;aesel@example.com\n');
  expect(await (await send(path, file)).text()).toContain('Æsel Ørn');
  await send(`${path}/confirmation`, 'Name,Email,Phone,Tags\n=1+1,formula@example.com,+45 22 33 44,"@sum"');
  const csv = await (await given.fetch('/admin/students.csv', { headers: owner })).text();
  expect(csv).toContain("'=1+1");
  expect(csv).toContain(',+45 22 33 44,');
  expect(textOf(await (await send(path, csv)).text())).toContain('1 already there');
});

test('a list that cannot be read is refused with its text', async () => {
  const refused = await send(path, 'name\nMia');
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(textOf(html)).toContain('No column is used for the email addresses');
  expect(html).toContain('Mia');
  const many = `email\n${Array.from({ length: 2001 }, (_, at) => `a${at}@example.com`).join('\n')}`;
  expect(textOf(await (await send(`${path}/confirmation`, many)).text())).toContain('more than 2,000 lines');
  expect(await imported()).toEqual([]);
});

const roleOf = (html: string, at: number) =>
  new RegExp(`name="column-${at}"[^>]*>.*?<option value="([^"]*)" selected`, 's').exec(html)?.[1];

test('after the file each column is shown with what it is used for, corrected, and imported as corrected', async () => {
  const file = new Uint8Array(
    Buffer.from('\u{FEFF}Kunstner;Kontakt;Mail\r\nÅse;Ib;aase@h.example\r\n', 'utf16le'),
  );
  const html = await (await send(path, file)).text();
  expect([0, 1, 2].map((at) => roleOf(html, at))).toEqual(['', 'name', 'email']);
  expect(textOf(html)).toContain('Åse');
  expect(html).toContain('aria-label="“Kunstner” is used for"');
  const text = 'Kunstner;Kontakt;Mail\r\nÅse;Ib;aase@h.example\r\n';
  const corrected = { 'column-0': 'name', 'column-1': '', 'column-2': 'email' };
  const again = await (await send(path, text, corrected)).text();
  expect([0, 1, 2].map((at) => roleOf(again, at))).toEqual(['name', '', 'email']);
  expect(again).toContain('name="seen" value="name,,email"');

  const unseen = await send(`${path}/confirmation`, text, { ...corrected, seen: ',name,email' });
  expect(unseen.status).toBe(409);
  expect(textOf(await unseen.text())).toContain('You’ve changed a column');
  expect(await imported()).toEqual([]);
  await send(`${path}/confirmation`, text, { ...corrected, seen: 'name,,email' });
  expect(await imported()).toEqual([{ email: 'aase@h.example', name: 'Åse' }]);
});

test('a list whose headings say nothing is imported once its email column is chosen', async () => {
  const text = 'A,B\nNina,n@h.example';
  const found = await (await send(path, 'Who,Where\nNina,unknown')).text();
  expect([0, 1].map((at) => roleOf(found, at))).toEqual(['', '']);
  const chosen = { 'column-0': 'name', 'column-1': 'email', seen: 'name,email' };
  await send(`${path}/confirmation`, text, chosen);
  expect(await imported()).toEqual([{ email: 'n@h.example', name: 'Nina' }]);
});

test('the columns of lines with errors stay as they were corrected', async () => {
  const text = 'Kunstner;Mail\nÅse;aase@h.example\nIb;no address';
  const chosen = { 'column-0': 'name', 'column-1': 'email', seen: 'name,email' };
  const html = await (await send(`${path}/confirmation`, text, chosen)).text();
  expect(textOf(html)).toContain('Imported: 1 new');
  expect(html).toContain('<input type="hidden" name="column-0" value="name"/>');
  expect(html).toContain('Ib,no address');
});

test('columns that were chosen for a list of another width are shown again, and nothing is imported', async () => {
  const fields = { 'column-0': 'email', 'column-1': 'name', seen: 'email,name' };
  const list = 'Name,Email,Phone\nMia,mia@example.com,12345678';
  const answer = await send(`${path}/confirmation`, list, fields);
  expect(answer.status).toBe(409);
  expect(await imported()).toEqual([]);
});
