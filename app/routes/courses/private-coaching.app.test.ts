import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { linksOf, pieces, wordsOf } from '#tests/support/html.ts';

const given = testApp();

test('the page books, leads back, tells the details and lets the programme be taken home', async () => {
  const html = await (await given.fetch('/courses/private-coaching')).text();
  expect(html).toMatch(/href="\/private-coaching\/book" data-opens="booking-dialog">Book Session</);
  expect(linksOf(html)).toEqual(
    expect.arrayContaining(['/courses', '#details', '/PDFs/private-coaching.pdf']),
  );
  expect(html).toMatch(/id="details"/);
  expect(wordsOf(html)).toContain('Practical information');
});

test('its three testimonials are marked as samples', async () => {
  const html = await (await given.fetch('/courses/private-coaching')).text();
  const voices = pieces(html, 'figcaption')
    .map(wordsOf)
    .filter((words) => words.endsWith('Sample'));
  expect(voices).toHaveLength(3);
});

test('the programme is a PDF with the words and prices of the page, in the language of the address', async () => {
  const answer = await given.fetch('/PDFs/private-coaching.pdf');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const file = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  const written = (text: string) => Buffer.from(text, 'latin1').toString('hex');
  expect(file).toContain(written('Practical information'));
  expect(file).toContain(written('from DKK 1,950'));
  const danish = Buffer.from(await (await given.fetch('/da/PDFs/private-coaching.pdf')).arrayBuffer());
  expect(danish.toString('latin1')).toContain(written('fra DKK 1.950'));
});
