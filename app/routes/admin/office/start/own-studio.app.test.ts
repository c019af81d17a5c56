import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { signedInPages } from '#tests/support/browser/signed-in-pages.ts';
import { ownPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { ownStudio } from '#tests/support/own-studio/own-studio.ts';
import { sampleStrings } from '#tests/support/own-studio/sample-strings.ts';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp({ SAMPLE_DIARY: 'on' });
let headers: Record<string, string> = {};

beforeEach(async () => {
  headers = await signedIn(given, 'owner');
});

function bodyOf(changes: Readonly<Record<string, string>> = {}): FormData {
  const body = new FormData();
  const { offers, currencies, ...studio } = ownStudio;
  for (const [name, value] of Object.entries({ ...studio, focus: 'automatic' }))
    body.set(name, String(value));
  for (const currency of currencies) body.append('currencies', currency);
  for (const [at, { prices, ...offer }] of offers.entries()) {
    for (const [name, value] of Object.entries({ ...offer, ...prices }))
      body.set(`offer-${at}-${name}`, value);
  }
  for (const [name, value] of Object.entries(changes)) body.set(name, value);
  return body;
}

function start(changes?: Readonly<Record<string, string>>): Promise<Response> {
  return given.fetch('/admin/start', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', ...headers },
    body: bodyOf(changes),
    redirect: 'manual',
  });
}

const page = async (path: string) => (await given.fetch(path, { headers })).text();

test('the form lists what will happen, and a refused one shows its faults at the fields', async () => {
  const form = await page('/admin/start');
  expect(textOf(form)).toContain('What happens when you press the button');
  expect(textOf(form)).toMatch(/\d+ sample offers are taken off sale/);
  const refused = await start({ studioName: '', 'offer-0-DKK': 'free' });
  const html = await refused.text();
  expect(refused.status).toBe(400);
  expect(html).toContain('Please fill this in.');
  expect(html).toContain('Please enter a price');
  expect(html).toContain('value="Mia Holm"');
});

/** What a person or a machine reads of a page, in text, attributes, JSON-LD or a feed. */
function wordsOf(html: string): string {
  const attributes = [...html.matchAll(/(?:alt|content|title|aria-label|value|placeholder)="([^"]*)"/g)];
  const data = pieces(html, 'script', /[^>]*ld\+json[^>]*/);
  const isPage = html.includes('<html');
  return [isPage ? textOf(html) : html, ...attributes.map(([, words]) => words), ...data].join(' ');
}

/** Headings with nothing below them, up to the end of their section. */
function emptyHeadings(html: string): string[] {
  const main = pieces(html, 'main')[0] ?? '';
  return [
    ...main.matchAll(/<h[1-4]\b[^>]*>((?:(?!<\/h[1-4]>)[\s\S])*)<\/h[1-4]>\s*<\/(?:section|article)>/g),
  ].map(([, heading = '']) => textOf(heading));
}

test('after the start no visitor page has a text of the sample studio or an empty heading, in either language', async () => {
  const answer = await start();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/start?flash=started']);
  const addresses = [
    ...visitorPages,
    ...ownPages,
    '/dashboard',
    '/sitemap.xml',
    '/feeds/en.xml',
    '/feeds/da.xml',
    '/admin.webmanifest',
  ].map((path) => path.replace('thea-lindehav', 'mia-holm'));
  const found: string[] = [];
  for (const path of addresses) {
    for (const prefix of path.includes('.xml') ? [''] : ['', '/da', '/en']) {
      const html = await (await given.fetch(`${prefix}${path === '/' && prefix ? '' : path}`)).text();
      const text = wordsOf(html);
      if (/\bsample\b|eksempel(?:tekst|tilbud|indhold)/i.test(text)) found.push(`${prefix}${path}: sample`);
      for (const heading of emptyHeadings(html)) found.push(`${prefix}${path}: nothing below ${heading}`);
      for (const sample of sampleStrings)
        if (text.includes(sample)) found.push(`${prefix}${path}: ${sample}`);
    }
  }
  expect(found).toEqual([]);
});

test('after the start no page leads to lists that are empty: courses at home, packs, gift cards', async () => {
  await start();
  const courses = await page('/courses');
  expect(textOf(pieces(courses, 'main')[0] ?? '')).not.toContain('At home');
  const coaching = linksOf(await page('/courses/private-coaching'));
  expect(coaching).not.toContain('/gift-cards');
  expect(coaching).toContain('/private-coaching/packs');
  expect(linksOf(pieces(await page('/private-coaching/packs'), 'main')[0] ?? '')).not.toContain(
    '/gift-cards',
  );
});

test('after the start no list of the admin has anything of the sample studio, nor does the calendar of today', async () => {
  await start();
  // Not the log of what was changed, nor entries that the lists leave out, at their own addresses.
  const addresses = signedInPages.owner.filter(
    (path) => !/:|\/admin\/(audit|emails|catalogue\/voice|workbooks\/the-)/.test(path),
  );
  const found: string[] = [];
  for (const path of [...addresses, '/admin/calendar']) {
    const answer = await given.fetch(path, { headers });
    if (answer.status === 404) continue;
    const words = wordsOf(await answer.text());
    const [sample] = /\bsamples?\b|eksempel(?:tekst|tilbud|indhold|hold)|Voice Elevated/i.exec(words) ?? [];
    if (sample) found.push(`${path}: ${sample}`);
  }
  expect(found).toEqual([]);
  const blocks = await given.db.query
    .selectFrom('claims')
    .select('id')
    .where('note', '=', 'Sample')
    .where('state', '=', 'blocked')
    .execute();
  expect(blocks).toEqual([]);
});

test('after the start the terms name only what is sold, and goods once a product is sold', async () => {
  await start();
  const terms = async () => textOf(await (await given.fetch('/terms-of-service')).text());
  const before = await terms();
  expect(before).not.toMatch(/MobilePay|Delivery of goods|Online courses|Programmes/);
  expect(before).toContain('Group classes');
  const version = async () =>
    (
      await given.db.query
        .selectFrom('content_documents')
        .select('version')
        .where('key', '=', 'terms-of-service')
        .where('language', '=', 'en')
        .executeTakeFirstOrThrow()
    ).version;
  const versionBefore = await version();
  await given.db.query
    .updateTable('products')
    .set({ is_published: true })
    .where('id', '=', 'hoodie')
    .execute();
  expect(await version()).toBe(versionBefore + 1);
  expect(
    textOf(await (await given.fetch(`/terms-of-service?version=en-${await version()}`)).text()),
  ).toContain('Delivery of goods');
  const older = await given.fetch(`/terms-of-service?version=en-${versionBefore}`);
  expect(textOf(await older.text())).not.toContain('Delivery of goods');
});

test('after the start the admin and its fields are in the main language, and the test payment is left to the settings', async () => {
  await start();
  const offer = await page('/admin/catalogue/new');
  expect(offer).toContain('<html lang="da"');
  const pageForm = await page('/admin/website/new');
  expect(pageForm.indexOf('name="titleDa"')).toBeLessThan(pageForm.indexOf('name="titleEn"'));
  expect(await (await given.fetch('/')).text()).not.toContain('Test $1 Payment');
});

test('after the start the CVR number and the check of the legal texts are steps of the set-up', async () => {
  await start();
  const today = await page('/admin');
  expect(today).toContain('/admin/settings/studio#setting-cvr');
  expect(today).toContain('/admin/website/terms-of-service');
});

test('a start with a picture, as a browser sends it, places the picture', async () => {
  const body = bodyOf();
  const photograph = await readFile('tests/outside/media/p3.jpg');
  body.set('picture', new File([photograph], 'p3.jpg', { type: 'image/jpeg' }));
  const answer = await given.fetch('/admin/start', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', ...headers },
    body,
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/start?flash=started']);
  const places = await given.db.query.selectFrom('photographs').select('place').orderBy('place').execute();
  expect(places.map(({ place }) => place)).toContain('coach-singing');
});

test('after the start the links of the site lead to pages that exist', async () => {
  await start();
  const targets = new Set<string>();
  for (const path of [
    '/',
    '/da',
    '/courses',
    '/about-mia-holm',
    '/mia-holm',
    '/contact',
    '/consultation',
    '/shop',
  ]) {
    for (const href of linksOf(await (await given.fetch(path)).text())) {
      const url = new URL(href, new URL(path, given.world.settings.siteUrl));
      if (url.origin === given.world.settings.siteUrl) targets.add(url.pathname);
    }
  }
  for (const target of targets) expect((await given.fetch(target)).status, target).toBeLessThan(400);
});

test('Today lists the first steps until they are done or the owner ends the list', async () => {
  expect(textOf(await page('/admin'))).toContain('Start with your own studio');
  await start();
  const after = textOf(await page('/admin'));
  expect(after).not.toContain('Start med dit eget studie');
  expect(after).toContain('Vælg dine åbningstider');
  const ended = await given.fetch('/admin/set-up/end', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', ...headers },
    body: new URLSearchParams({ end: 'yes' }),
    redirect: 'manual',
  });
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/admin']);
  expect(textOf(await page('/admin'))).not.toContain('Kom godt i gang');
});
