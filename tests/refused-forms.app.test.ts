import { expect, test } from 'vitest';
import { visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();

/** Each form of the visitor pages, as a browser without scripts submits it empty. */
const forms: ReadonlyArray<[path: string, fields: Record<string, string>]> = [
  ['/voice-elevated-application', {}],
  ['/da/celebrity-application', {}],
  ['/testimonials/share', { name: 'Mia' }],
  ['/contact', { phone: '12345678' }],
  ['/withdraw', { email: 'mia' }],
  ['/newsletter', { email: 'mia' }],
  ['/checkout/main-course?currency=USD', { currency: 'USD', name: 'Mia' }],
  ['/checkout/microphone', { currency: 'DKK', total: '294900', country: 'DK' }],
];

const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<(?:input|textarea|select|div)\\b[^>]*\\b${name}[^>]*>`, 'g'))].map(
    ([tag]) => / id="([^"]*)"/.exec(tag)?.[1] ?? tag,
  );

test.each(forms)(
  '%s, submitted invalid without scripts, leads to the first invalid field and links to each',
  async (path, fields) => {
    const { status, text } = await visit(given).post(path, fields);
    expect(status).toBeGreaterThanOrEqual(400);
    const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
    const wrong = tags(main, 'aria-invalid="true"');
    expect(wrong.length).toBeGreaterThan(0);
    // The browser focuses the first of several autofocus elements.
    expect(tags(main, 'autofocus')).toEqual(wrong);
    if (path === '/newsletter') return;
    for (const id of wrong) expect(main).toContain(`href="#${id}"`);
  },
);

test('the booking, submitted invalid without scripts, leads to its summary, which links to each invalid field', async () => {
  const { text } = await visit(given).post('/private-coaching/book', {
    name: '',
    email: 'x',
  });
  const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
  expect(main).toMatch(/<div class="notice wrong" role="alert"[^>]*autofocus/);
  for (const field of ['name', 'email', 'slots'])
    expect(main).toMatch(new RegExp(`href="#[\\w-]*-${field}"`));
});
