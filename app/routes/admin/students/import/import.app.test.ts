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

function send(to: string, content: string | Uint8Array<ArrayBuffer>) {
  const body = new FormData();
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
  await send(`${path}/confirmation`, 'Name,Email,Tags\n=1+1,formula@example.com,"@sum"');
  const csv = await (await given.fetch('/admin/students.csv', { headers: owner })).text();
  expect(csv).toContain("'=1+1");
  expect(textOf(await (await send(path, csv)).text())).toContain('1 already there');
});

test('a list that cannot be read is refused with its text', async () => {
  const refused = await send(path, 'name\nMia');
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(textOf(html)).toContain('no column with the heading Email');
  expect(html).toContain('Mia');
  const many = `email\n${Array.from({ length: 2001 }, (_, at) => `a${at}@example.com`).join('\n')}`;
  expect(textOf(await (await send(`${path}/confirmation`, many)).text())).toContain('more than 2,000 lines');
  expect(await imported()).toEqual([]);
});
