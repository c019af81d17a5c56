import { expect, test } from 'vitest';
import { readPdf } from '#tests/support/pdf-text.ts';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';

const given = testApp();

test('the page has booking, back link, details and the programme PDF [S2.80]', async () => {
  const html = pieces(await (await given.fetch('/courses/private-coaching')).text(), 'main')[0] ?? '';
  expect(html).toMatch(/href="\/courses">Back to all courses</);
  expect(html).toMatch(/href="\/private-coaching\/book" data-opens="booking-dialog">Book Session</);
  expect(linksOf(html)).toEqual(
    expect.arrayContaining(['/courses', '#details', '/PDFs/private-coaching.pdf']),
  );
  expect(html).toMatch(/id="details"/);
  expect(textOf(html)).toContain('Practical information Length 60 minutes Where Online or in Copenhagen');
  expect(textOf(html)).toContain('What happens in a session 0:00 You sing');
  expect(pieces(pieces(html, 'ol')[0] ?? '', 'li')).toHaveLength(4);
});

test('the pages that sell or tell end with a quote of their own and the next available times', async () => {
  for (const [path, quote] of [
    ['/courses/private-coaching', /cracked high B.*Nanna K\./],
    ['/about-thea-lindehav', /Ten strangers.*Amira H\./],
    ['/courses', /bridge.*Oliver S\./],
    ['/shop', /relax.*Priya D\./],
    ['/sales', /high notes.*Mette Aagaard/],
    ['/magazine/the-ten-seconds-before', /breathing.*Yusuf Demir/],
    ['/private-coaching/packs', /Signe Holm Østergaard/],
    ['/gift-cards', /third weekend.*Signe M\./],
  ] as const) {
    const html = await (await given.fetch(path)).text();
    const [, closing = ''] = html.split('class="closing-quote"');
    expect(textOf(closing), path).toMatch(new RegExp(`${quote.source} Sample.*One hour with Thea`));
    expect(closing.indexOf('slot_start='), path).toBeLessThan(closing.indexOf('</section>'));
    expect(closing, path).toMatch(/<\/section>(<\/article>)?<\/main>/);
  }
});

test('its three testimonials are marked as samples [S2.82]', async () => {
  const html = await (await given.fetch('/courses/private-coaching')).text();
  const voices = pieces(html, 'figcaption')
    .map(textOf)
    .filter((words) => words.endsWith('Sample'));
  expect(voices).toHaveLength(3);
});

test('the programme is a PDF with the texts and prices of the page, in the language of the URL [S2.81]', async () => {
  const answer = await given.fetch('/PDFs/private-coaching.pdf');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = await readPdf(await answer.arrayBuffer());
  expect(pdf.language).toBe('en');
  expect(pdf.text).toContain('Practical information');
  expect(pdf.text).toContain('from 1,950');
  const danish = await readPdf(await (await given.fetch('/da/PDFs/private-coaching.pdf')).arrayBuffer());
  expect(danish.language).toBe('da');
  expect(danish.text).toContain('fra 1.950');
});

test('the programme PDF is rendered once and cached until its texts change', async () => {
  const first = await given.fetch('/PDFs/private-coaching.pdf');
  const again = await given.fetch('/PDFs/private-coaching.pdf');
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(again.headers.get('etag')).not.toBeNull();
});
