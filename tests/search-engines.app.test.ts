import { describe, expect, test } from 'vitest';
import { languages, pageAddress } from '#studio/shared/language.ts';
import { sitePages } from '#studio/site/search/site-pages.queries.ts';
import { listedPages } from '#studio/site/search/sitemap.ts';
import { visitorPages } from './support/browser/visitor-pages.ts';
import { testApp } from './support/site/app.ts';

const given = testApp();
const siteUrl = 'http://localhost:3000';

/** Also identical for all visitors, but of no use in search results. */
const unlisted = ['/newsletter', '/courses/notify', '/cart', '/search', '/search?q=breath'];
const listed = visitorPages.filter((path) => !unlisted.includes(path));

const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
const page = async (path: string) => {
  const answer = await given.fetch(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

describe('every page for search engines', () => {
  test('has a title of its own that ends with the studio, and a description of at most 160 characters [S2.192]', async () => {
    const titles = new Map<string, string>();
    for (const language of languages)
      for (const path of listed) {
        const html = await page(pageAddress(path, language));
        const [title = ''] = attributes(html, /<title>([^<]*)<\/title>/g);
        expect(title, path).toMatch(path === '/' ? /^Lindehav Voice Studio/ : / · Lindehav Voice Studio$/);
        expect(titles.get(`${language} ${title}`), path).toBe(undefined);
        titles.set(`${language} ${title}`, path);
        const [description = ''] = attributes(html, /<meta name="description" content="([^"]*)"/g);
        expect(description.length, `${path}: ${description}`).toBeGreaterThan(20);
        expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
        expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
        expect(html).not.toContain('content="noindex"');
      }
  });

  test('names its own address, and the page in each language, English for all others', async () => {
    for (const path of listed) {
      const inEnglish = siteUrl + pageAddress(path, 'en');
      const inDanish = siteUrl + pageAddress(path, 'da');
      for (const own of [inEnglish, inDanish]) {
        const html = await page(own);
        expect(attributes(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([own]);
        expect(attributes(html, /<meta property="og:url" content="([^"]*)"/g)).toEqual([own]);
        for (const [language, address] of [
          ['da', inDanish],
          ['en', inEnglish],
          ['x-default', inEnglish],
        ])
          expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${address}"/>`);
      }
    }
  });

  test('leaves out of its address what does not make it another page', async () => {
    const canonical = async (path: string) =>
      attributes(await page(path), /<link rel="canonical" href="([^"]*)"/g);
    expect(await canonical('/courses?utm_source=x')).toEqual([`${siteUrl}/courses`]);
    expect(await canonical('/private-coaching/book?time_zone=Asia/Tokyo')).toEqual([
      `${siteUrl}/private-coaching/book`,
    ]);
    expect(await canonical('/sales?courseId=beginner-course')).toEqual([
      `${siteUrl}/sales?courseId=beginner-course`,
    ]);
    expect(await canonical('/withdraw?order=B-1001')).toEqual([`${siteUrl}/withdraw`]);
    expect(await canonical('/sales?courseId=unknown')).toEqual([`${siteUrl}/sales`]);
  });

  test.each(['/cart', '/search?q=breath', '/login', '/newsletter', '/no-such-page', '/payment-success'])(
    '%s is not for them',
    async (path) => {
      const html = await (await given.fetch(path)).text();
      expect(html).not.toContain('rel="canonical"');
    },
  );
});

test('a page that is not for them names the studio in its title, too', async () => {
  const unlistedPages = [
    '/cart',
    '/newsletter',
    '/courses/notify',
    '/checkout/microphone',
    '/search?q=breath',
  ];
  for (const path of unlistedPages)
    expect(await page(path), path).toMatch(/<title>[^<]+ · Lindehav Voice Studio<\/title>/);
});

test('the switch in header, menu and footer keeps the page and its query, named in its language [S2.191]', async () => {
  for (const [path, other] of [
    ['/sales?courseId=beginner-course', '/da/sales?courseId=beginner-course'],
    ['/en/courses/voice-elevated', '/courses/voice-elevated'],
    ['/cart', '/da/cart'],
    ['/no-such-page', '/da/no-such-page'],
  ] as const) {
    const html = await (await given.fetch(path)).text();
    const link = `<a class="language-switch" href="${other}" lang="da" hrefLang="da">Dansk</a>`;
    expect(html.split(link)).toHaveLength(4);
  }
});

test('language offer: each page has one hidden line in the other language, whatever the browser prefers', async () => {
  for (const path of ['/', '/courses', '/da/courses/voice-elevated', '/withdraw']) {
    const [language, other] = path.startsWith('/da') ? (['da', 'en'] as const) : (['en', 'da'] as const);
    const answers = [];
    for (const preferred of ['da-DK,da;q=0.9,en;q=0.5', 'en-GB,en', 'de', null]) {
      const headers: Record<string, string> = preferred ? { 'accept-language': preferred } : {};
      const answer = await given.fetch(pageAddress(path, language), { headers, redirect: 'manual' });
      expect(answer.status, `${path} for ${preferred}`).toBe(200);
      expect(answer.headers.get('set-cookie')).toBe(null);
      answers.push(await answer.text());
    }
    expect(new Set(answers).size, path).toBe(1);
    const [html = ''] = answers;
    expect(html).toContain(`<html lang="${language}"`);
    const offers = [...html.matchAll(/<aside class="language-offer"[^>]*>.*?<\/aside>/g)].map(
      ([offer]) => offer,
    );
    expect(offers).toHaveLength(1);
    expect(offers[0]).toMatch(new RegExp(`<aside [^>]*lang="${other}"[^>]* hidden=""`));
    expect(offers[0]).toContain(`href="${pageAddress(path, other)}"`);
  }
});

test('the sitemap lists every page in both languages with its date, and every address answers [S2.193]', async () => {
  const answer = await given.fetch('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const xml = await answer.text();
  const addresses = attributes(xml, /<loc>([^<]*)<\/loc>/g).map(
    (url = '') => url.slice(siteUrl.length) || '/',
  );
  const pages = listedPages(await sitePages(given.world, 'en'));
  expect(addresses).toHaveLength(pages.length * 2);
  expect(attributes(xml, /<lastmod>(\d{4}-\d\d-\d\dT[\d:]+Z)<\/lastmod>/g)).toHaveLength(addresses.length);
  expect(attributes(xml, /hreflang="(x-default)"/g)).toHaveLength(addresses.length);
  for (const address of addresses) await page(address.replaceAll('&amp;', '&'));
  const missing = listed.filter((path) => !addresses.includes(path === '/' ? '/' : pageAddress(path, 'en')));
  // A view of a page that is listed.
  expect(missing).toEqual(['/testimonials?type=audio']);
});

test('robots.txt names the sitemap, and security.txt whom to tell, for less than a year', async () => {
  expect(await page('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const security = await page('/.well-known/security.txt');
  expect(security).toContain('Contact: mailto:hello@lindehav.example');
  const expires = Temporal.Instant.from(/^Expires: (.*)$/m.exec(security)?.[1] ?? '');
  const days = given.world.clock.now().until(expires).total('hours') / 24;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('the web manifest has the studio’s name and icons that exist', async () => {
  const manifest = JSON.parse(await page('/manifest.webmanifest'));
  expect(manifest.name).toBe('Lindehav Voice Studio');
  for (const { src } of manifest.icons) expect((await given.fetch(src)).status).toBe(200);
  expect(await page('/')).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
});
