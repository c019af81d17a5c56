import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const page = '/admin/website/contact';

async function open(path: string) {
  const answer = await given.fetch(path, { headers: await signedIn(given, 'owner') });
  return answer.text();
}

async function send(path: string, fields: Readonly<Record<string, string>>) {
  const headers = { origin: 'http://localhost:3000', ...(await signedIn(given, 'owner')) };
  const body = new URLSearchParams(fields);
  return given.fetch(page + path, { method: 'POST', headers, body, redirect: 'manual' });
}

test('pages: a text reaches visitors when its draft is published, and the other language is marked', async () => {
  expect(textOf(await open('/admin/website'))).toContain('Published');
  const form = await open(`${page}/sections/1`);
  expect(form).toContain('name="en.text"');
  const danish = /name="da\.text"[^>]*value="([^"]*)"/.exec(form)?.[1] ?? '';
  const typed = { version: '0', 'en.text': 'Sing to <b>us</b>', 'da.text': danish };
  expect((await send('/sections/1', typed)).headers.get('location')).toBe(`${page}?flash=saved`);
  expect(await (await given.fetch('/contact')).text()).not.toContain('Sing to');
  expect(textOf(await open(page))).toContain('Danish isn’t updated everywhere.');

  const late = await send('/sections/1', { ...typed, 'en.text': 'Mine & yours' });
  expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('Mine &amp; yours')]);

  expect((await send('/publication', { version: '1' })).headers.get('location')).toBe(
    `${page}?flash=published`,
  );
  await expect
    .poll(async () => (await given.fetch('/contact')).text())
    .toContain('Sing to &lt;b&gt;us&lt;/b&gt;');
  expect(textOf(await open('/admin/website'))).toContain('Danish to update');
});

test('pages: a missing text is refused, and what was typed remains', async () => {
  const answer = await send('/sections/1', { version: '0', 'en.text': '', 'da.text': 'Æble' });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Æble')]);
});

test('sections: one is added in one language, moved, shown to visitors once published, and removed', async () => {
  expect(await open(page)).toContain(`href="${page}/new-section/faqs"`);
  const form = await open(`${page}/new-section/faqs`);
  const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? '';
  const typed = { version, 'en.items.0.question': 'Where to park?', 'en.items.0.answer': 'Behind us.' };
  const incomplete = await send('/new-section/faqs', { ...typed, 'en.items.0.answer': '' });
  expect([incomplete.status, await incomplete.text()]).toEqual([
    400,
    expect.stringContaining('Where to park?'),
  ]);
  expect((await send('/new-section/faqs', typed)).headers.get('location')).toBe(`${page}?flash=added`);
  const at = Math.max(
    ...[...(await open(page)).matchAll(/sections\/(\d+)\/removal/g)].map(([, place]) => Number(place)),
  );
  const more = {
    ...typed,
    version: String(Number(version) + 1),
    'en.items.1.question': 'Is there tea?',
    'en.items.1.answer': 'Always.',
    'da.items.0.question': 'Hvor kan man parkere?',
    'da.items.0.answer': 'Bag huset.',
    'da.items.1.question': 'Er der te?',
    'da.items.1.answer': 'Altid.',
    direction: 'up',
  };
  const moved = await send(`/sections/${at}/entries/items/1/position`, more);
  expect(moved.headers.get('location')).toBe(`${page}/sections/${at}?flash=moved`);
  await send('/publication', { version: String(Number(version) + 2) });
  await expect.poll(async () => (await given.fetch('/da/contact')).text()).toContain('Er der te?');
  const english = textOf(await (await given.fetch('/contact')).text());
  expect(english.indexOf('Is there tea?')).toBeLessThan(english.indexOf('Where to park?'));
  const removed = await send(`/sections/${at}/removal`, { version: String(Number(version) + 3) });
  expect(removed.headers.get('location')).toBe(`${page}?flash=removed`);
  const refused = await send('/sections/0/removal', { version: String(Number(version) + 4) });
  expect(refused.status).toBe(404);
});

test('preview: a secret link shows the draft, is never stored or indexed, and ends when it is revoked', async () => {
  const form = await open(`${page}/sections/1`);
  const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? '';
  await send('/sections/1', { version, 'en.text': 'Only in the draft', 'da.text': 'Kun i kladden' });
  const made = await send('/preview', {});
  const link = made.headers.get('location') ?? '';
  expect([made.status, link]).toEqual([303, expect.stringMatching(/^\/preview\/[\w-]{22}$/)]);
  for (const [address, text] of [
    [link, 'Only in the draft'],
    [`/da${link}`, 'Kun i kladden'],
  ] as const) {
    const answer = await given.fetch(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await answer.text()).toContain(text);
  }
  expect(await (await given.fetch('/contact')).text()).not.toContain('Only in the draft');
  await send('/preview-removal', {});
  expect((await given.fetch(link)).status).toBe(404);
});

test('edit link: only the owner gets it, for the page that asks', async () => {
  const placesOf = async (path: string, headers: Record<string, string> = {}) => {
    const referer = `http://localhost:3000${path}`;
    const answer = await given.fetch('/me', { headers: { referer, ...headers } });
    return ((await answer.json()) as { places: Record<string, { href: string }> }).places;
  };
  const owner = await signedIn(given, 'owner');
  expect((await placesOf('/da/contact', owner)).edit?.href).toBe(page);
  expect((await placesOf('/sales?courseId=main-course', owner)).edit?.href).toBe(
    '/admin/website/sales-main-course',
  );
  expect((await placesOf('/cart', owner)).edit).toBeUndefined();
  expect((await placesOf('/contact')).edit).toBeUndefined();
});

test('versions are named by what they changed, and the first one says so [P.384]', async () => {
  await send('/sections/1', { version: '0', 'en.text': 'Sing to us', 'da.text': 'Syng for os' });
  await send('/publication', { version: '1' });
  const html = await open(page);
  const history = textOf(html.slice(html.indexOf('History</h2>')));
  expect(history).toMatch(/Headline Published .*, by you On the website now First version Published/);
});

test('sections that show people, offers, quotes or articles lead to where these are edited [P.385]', async () => {
  const linksOf = async (key: string) => {
    const html = await open(`/admin/website/${key}`);
    return [...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(
      ([, href, label]) => `${label} ${href}`,
    );
  };
  expect(await linksOf('home')).toEqual(
    expect.arrayContaining(['Edit people /admin/instructors', 'Edit offers /admin/catalogue']),
  );
  expect(await linksOf('testimonials')).toEqual(
    expect.arrayContaining(['Edit all quotes /admin/lists', 'Edit articles /admin/website/articles']),
  );
  expect(await linksOf('magazine')).toContain('Edit articles /admin/website/articles');
  expect(await linksOf('shop')).toContain('Edit products /admin/products');
  expect(await linksOf('contact')).not.toContain('Edit people /admin/instructors');
  const form = await open('/admin/website/testimonials');
  const at = /sections\/(\d+)"[^>]*>Quotes</.exec(form)?.[1];
  expect(await open(`/admin/website/testimonials/sections/${at}`)).toContain('href="/admin/lists"');
});
