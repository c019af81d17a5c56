import { beforeEach, expect, test } from 'vitest';
import { ownPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { ownStudio } from '#tests/support/own-studio/own-studio.ts';
import { sampleStrings } from '#tests/support/own-studio/sample-strings.ts';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
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

test('after the start no visitor page has a text of the sample studio, in either language', async () => {
  const answer = await start();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/start?flash=started']);
  const addresses = [
    ...visitorPages,
    ...ownPages,
    '/dashboard',
    '/sitemap.xml',
    '/feeds/en.xml',
    '/feeds/da.xml',
  ].map((path) => path.replace('thea-lindehav', 'mia-holm'));
  const found: string[] = [];
  for (const path of addresses) {
    for (const prefix of path.includes('.xml') ? [''] : ['', '/da', '/en']) {
      const html = await (await given.fetch(`${prefix}${path === '/' && prefix ? '' : path}`)).text();
      const text = `${textOf(html)} ${[...html.matchAll(/(?:alt|content|title|aria-label)="([^"]*)"/g)].map(([, words]) => words).join(' ')}`;
      for (const sample of sampleStrings)
        if (text.includes(sample)) found.push(`${prefix}${path}: ${sample}`);
    }
  }
  expect(found).toEqual([]);
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
  expect(after).not.toContain('Start with your own studio');
  expect(after).toContain('Set your opening hours');
  const ended = await given.fetch('/admin/set-up/end', {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', ...headers },
    body: new URLSearchParams({ end: 'yes' }),
    redirect: 'manual',
  });
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/admin']);
  expect(textOf(await page('/admin'))).not.toContain('Get set up');
});
