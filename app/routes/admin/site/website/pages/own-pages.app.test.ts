import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();

async function send(path: string, fields: Readonly<Record<string, string>>) {
  const headers = { origin: 'http://localhost:3000', ...(await signedIn(given, 'owner')) };
  const init = { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' } as const;
  const answer = await given.fetch(path, init);
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
}
const visit = async (path: string) => {
  const answer = await given.fetch(path, { redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
};

test('own page: created from a template, published, linked in the menu, moved and unpublished', async () => {
  const fields = { template: 'programme', titleEn: 'Choir days', titleDa: 'Kordage', slug: 'courses' };
  const refused = await send('/admin/website/new', fields);
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Kordage')]);
  const made = await send('/admin/website/new', { ...fields, slug: '' });
  const page = made.to?.split('?')[0] ?? '';
  expect([made.status, page]).toEqual([303, expect.stringMatching(/^\/admin\/website\/page-[a-z0-9]{8}$/)]);
  expect((await visit('/choir-days')).status).toBe(404);

  await send(`${page}/publication`, { version: '1' });
  await expect.poll(async () => (await visit('/choir-days')).status).toBe(200);
  expect(textOf((await visit('/da/choir-days')).text)).toContain('Kordage');
  await expect.poll(async () => (await visit('/sitemap.xml')).text).toContain('/choir-days');

  const link = { 'en.items.0.label': 'Choir days', 'en.items.0.href': '/choir-days' };
  const danish = { 'da.items.0.label': 'Kordage', 'da.items.0.href': '/choir-days' };
  const navigation = '/admin/website/navigation';
  const form = await given.fetch(`${navigation}/sections/0`, { headers: await signedIn(given, 'owner') });
  expect(await form.text()).toMatch(/<datalist[^>]*>.*<option value="\/choir-days" label="Choir days"/s);
  await send(`${navigation}/sections/0`, { version: '0', ...link, ...danish });
  await send(`${navigation}/publication`, { version: '1' });
  await expect.poll(async () => (await visit('/da/contact')).text).toContain('href="/da/choir-days"');

  await send(`${page}/address`, { slug: 'choir' });
  await expect.poll(async () => (await visit('/da/choir-days')).to).toBe('/da/choir');
  const gone = await send(`${page}/unpublication`, { version: '2' });
  expect(gone.to).toBe(`${page}?flash=unpublished`);
  await expect.poll(async () => (await visit('/choir')).status).toBe(404);
  await send(`${navigation}/draft-step`, { version: '2', direction: 'undo' });
  await send(`${navigation}/publication`, { version: '3' });
  await expect.poll(async () => (await visit('/contact')).text).not.toContain('choir');
});

const opened = async (path: string) => {
  const answer = await given.fetch(path, { headers: await signedIn(given, 'owner') });
  return textOf(await answer.text());
};

test('publishing mentions texts of the template and links that lead nowhere, and publishes all the same [P.262]', async () => {
  const made = await send('/admin/website/new', {
    template: 'landing',
    titleEn: 'Retreat',
    titleDa: 'Ophold',
  });
  const page = made.to?.split('?')[0] ?? '';
  const review = await opened(page);
  expect(review).toMatch(/Placeholder text\s*:\s+Introduction\s*, Text\s*, List\s*, FAQ/);

  const navigation = '/admin/website/navigation';
  const form = await given.fetch(`${navigation}/sections/0`, { headers: await signedIn(given, 'owner') });
  const version = /name="version" value="(\d+)"/.exec(await form.text())?.[1] ?? '';
  const links = (language: string) => ({
    [`${language}.items.0.label`]: 'Retreat',
    [`${language}.items.0.href`]: '/retreat',
  });
  await send(`${navigation}/sections/0`, { version, ...links('en'), ...links('da') });
  expect(await opened(navigation)).toContain('“Retreat” leads to a page that isn’t published (/retreat)');
  const footer = (language: string) => ({
    [`${language}.items.0.label`]: 'Prices',
    [`${language}.items.0.href`]: '/price-list',
  });
  const next = String(Number(version) + 1);
  await send(`${navigation}/sections/1`, { version: next, ...footer('en'), ...footer('da') });
  expect(await opened(navigation)).toContain('“Prices” leads to a page that doesn’t exist (/price-list)');

  expect((await send(`${page}/publication`, { version: '1' })).status).toBe(303);
  await expect.poll(() => opened(navigation)).not.toContain('“Retreat” leads');
  const published = await send(`${navigation}/publication`, { version: String(Number(version) + 2) });
  expect(published.to).toBe(`${navigation}?flash=published`);
});

test('publishing says what visitors will see differently, in the words that have changed', async () => {
  const page = '/admin/website/contact';
  const form = await given.fetch(`${page}/sections/1`, { headers: await signedIn(given, 'owner') });
  const html = await form.text();
  const danish = /name="da\.text"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? '';
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
  await send(`${page}/sections/1`, { version, 'en.text': 'Sing to us', 'da.text': danish });
  const review = await opened(page);
  expect(review).toContain('1 change since the publication');
  expect(review).toMatch(/Now\s*:\s+Sing to us/);
  expect(review).toContain('Danish not updated yet');
});
