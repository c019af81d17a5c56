import { describe, expect, test } from 'vitest';
import { visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';

const given = testApp();
const page = async (path: string) => (await given.fetch(path)).text();
const danish = [
  '/courses/voice-elevated',
  '/voice-elevated-application',
  '/courses/celebrity-vocal-experience',
];
const otherReading = (path: string) => `${danish.includes(path) ? '/en' : '/da'}${path === '/' ? '' : path}`;

test('every page has one unique heading, a title and a description, in both languages', async () => {
  const titles = new Map<string, string>();
  for (const path of visitorPages) {
    for (const address of [path, otherReading(path)]) {
      const html = await page(address);
      const [heading, ...more] = pieces(html, 'h1').map(textOf);
      expect(heading, address).toBeTruthy();
      expect(more, address).toEqual([]);
      const title = textOf(pieces(html, 'title')[0] ?? '');
      expect(title, address).toBeTruthy();
      expect(titles.get(title), `${address} is titled like another page`).toBeUndefined();
      titles.set(title, address);
      expect(html, address).not.toMatch(/\{(studio|coach|firstName|slug)\}/);
      expect(html, address).toMatch(
        address === path && danish.includes(path) ? /<html lang="da"/ : /<html lang=/,
      );
    }
  }
});

describe('the header', () => {
  const names = (html: string) =>
    pieces(pieces(html, 'nav', /[^>]*class="nav"[^>]*/)[0] ?? '', 'a').map(textOf);

  test('links exactly Home, About, Courses, Instructors, the coach, Shop, Magazine, Contact [S2.01]', async () => {
    const expected = [
      'Home',
      'About',
      'Courses',
      'Instructors',
      'Thea Lindehav',
      'Shop',
      'Magazine',
      'Contact',
    ];
    expect(names(await page('/'))).toEqual(expected);
    expect(names(await page('/shop'))).toEqual(expected);
  });

  test('uses anchors on the home page, and links to them from other pages [S2.02]', async () => {
    const hrefs = (html: string) => linksOf(pieces(html, 'nav', /[^>]*class="nav"[^>]*/)[0] ?? '');
    const otherPages = ['/courses', '/thea-lindehav', '/shop', '/testimonials'];
    expect(hrefs(await page('/'))).toEqual(
      expect.arrayContaining(['#home', '#about', '#instructors', '#contact', ...otherPages]),
    );
    expect(hrefs(await page('/courses'))).toEqual(
      expect.arrayContaining(['/#home', '/#about', '/#instructors', '/#contact']),
    );
  });

  test('marks only the current page [S3.01]', async () => {
    const current = (html: string) =>
      pieces(pieces(html, 'nav', /[^>]*class="nav"[^>]*/)[0] ?? '', 'a', /[^>]*aria-current="page"[^>]*/).map(
        textOf,
      );
    expect(current(await page('/courses/private-coaching'))).toEqual(['Courses']);
    expect(current(await page('/'))).toEqual(['Home']);
    expect(current(await page('/thea-lindehav'))).toEqual(['Thea Lindehav']);
    expect(current(await page('/about-thea-lindehav'))).toEqual(['About']);
    expect(current(await page('/shop'))).toEqual(['Shop']);
    expect(current(await page('/testimonials'))).toEqual(['Magazine']);
    expect(current(await page('/contact'))).toEqual(['Contact']);
  });

  test('is in the language of the page [S2.61]', async () => {
    const html = await page('/courses/voice-elevated');
    expect(html).toMatch(/<html lang="da"/);
    expect(html).toMatch(/<header class="header">/);
    expect(names(html)[0]).toBe('Forside');
    expect(names(await page('/en/courses/voice-elevated'))[0]).toBe('Home');
    expect(names(await page('/da/courses'))[2]).toBe('Kurser');
  });

  test('has a menu that opens without scripts', async () => {
    expect(await page('/')).toMatch(/<details class="menu"><summary>Menu<\/summary>/);
  });
});

test('the footer has all its sections [S2.07]', async () => {
  const footer = pieces(await page('/shop'), 'footer')[0] ?? '';
  const words = textOf(footer);
  for (const text of [
    'Book Session',
    'Join Our Vocal Community',
    'Be the first to hear about new retreats, concerts & trainings',
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
    'Prøvegade 12, 1. sal',
    '1401 København K',
    'Name, address and phone are samples.',
  ]) {
    expect(words).toContain(text);
  }
  const links = linksOf(footer);
  expect(links).toEqual(expect.arrayContaining(['/privacy-policy', '/terms-of-service', '/cookie-policy']));
  expect(links).toEqual(
    expect.arrayContaining(['mailto:hello@lindehav.example', 'https://messages.example/lindehav']),
  );
  expect(links).toEqual(
    expect.arrayContaining(['https://photos.example/lindehav', 'https://videos.example/lindehav']),
  );
  for (const name of ['name', 'email', 'phone', 'message']) expect(footer).toContain(`id="footer-${name}"`);
  expect(await page('/shop')).toContain('Book your Private Coaching session');
});

describe('URLs', () => {
  test.each([
    ['/voice-elevated', '/courses/voice-elevated'],
    ['/about', '/about-thea-lindehav'],
    ['/courses/private-lessons-thea-lindehav', '/courses/private-coaching'],
    ['/courses/private-lessons-a-former-slug', '/courses/private-coaching'],
    ['/da/courses/private-lessons-thea-lindehav', '/da/courses/private-coaching'],
  ])('%s redirects permanently to %s [S2.15]', async (from, to) => {
    const answer = await given.fetch(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(to);
  });

  test.each(['/nope', '/courses/nope', '/about-somebody-else', '/da/nope', '/a/b/c'])(
    '%s gives 404 [S2.11]',
    async (path) => {
      const answer = await given.fetch(path);
      const html = await answer.text();
      expect(answer.status).toBe(404);
      expect(textOf(html)).toContain(
        path.startsWith('/da') ? 'Ups! Siden findes ikke' : 'Oops! Page not found',
      );
      expect(html).toContain('data-not-found');
      expect(linksOf(html)).toContain(path.startsWith('/da') ? '/da' : '/');
    },
  );
});

describe('the contact form without scripts', () => {
  const send = (path: string, fields: Record<string, string>) =>
    given.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });

  test('thanks with the text of the toast', async () => {
    const answer = await send('/contact', {
      name: 'Søren',
      email: 's@example.dk',
      phone: '',
      message: 'Hej',
    });
    const words = textOf(await answer.text());
    expect(answer.status).toBe(200);
    expect(words).toContain("Message Sent! We'll get back to you as soon as possible.");
  });

  test('shows what is missing and keeps the input', async () => {
    const answer = await send('/da/contact', { name: 'Søren Ærø', email: '', phone: '', message: 'Hej' });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(textOf(html)).toContain('Der mangler noget Udfyld alle felter, der skal udfyldes.');
    expect(html).toContain('value="Søren Ærø"');
    expect(html).toContain('aria-invalid="true"');
  });
});
