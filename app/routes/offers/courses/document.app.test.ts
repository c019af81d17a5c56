import { expect, test } from 'vitest';
import { readPdf } from '#tests/support/pdf-text.ts';
import { clearPageCache, testApp } from '#tests/support/site/app.ts';
import { documentHref, documentKinds } from './document-names.ts';

const given = testApp();

async function textOfPdf(address: string) {
  const answer = await given.fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const file = await answer.arrayBuffer();
  expect(file.byteLength).toBeLessThan(1_000_000);
  return { answer, ...(await readPdf(file)) };
}

test('the brochure is several pages with the texts, dates and prices of its page, in its language [S2.89]', async () => {
  const danish = await textOfPdf('/PDFs/voice-elevated-da.pdf');
  expect(danish.pages.length).toBeGreaterThan(2);
  expect(danish.language).toBe('da');
  expect(danish.title).toBe('Voice Elevated, Lindehav Voice Studio');
  for (const part of [
    'Åndedræt',
    '18.500',
    'i rater',
    'Næste datoer',
    '1. weekend, ',
    'Sådan får du en plads',
  ])
    expect(danish.text).toContain(part);
  expect(danish.bookmarks).toEqual(expect.arrayContaining(['Voice Elevated', 'Det får du']));
  const english = await textOfPdf('/PDFs/voice-elevated-en.pdf');
  expect(english.language).toBe('en');
  expect(english.text).toContain('18,500');
  expect(english.answer.headers.get('content-disposition')).toBe(
    'attachment; filename="voice-elevated-en.pdf"',
  );
});

test('the handbook has eight days, and the retreat’s brochure five [S2.91]', async () => {
  const days = await textOfPdf(documentHref('voice-elevated-days', 'en'));
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) expect(days.text).toContain(`Day ${number}: `);
  const retreat = await textOfPdf(documentHref('celebrity-vocal-experience', 'da'));
  expect(retreat.text).toContain('68.500');
  for (const number of [1, 2, 3, 4, 5]) expect(retreat.text).toContain(`${number}. dag`);
});

test('a changed price appears in the next brochure [S7.21]', async () => {
  await given.world.db.query
    .insertInto('prices')
    .values({
      offer_id: 'voice-elevated',
      currency: 'DKK',
      amount_minor: 1_990_000,
      valid_from: given.world.clock.now(),
    })
    .execute();
  await clearPageCache(given.db);
  expect((await textOfPdf('/PDFs/voice-elevated-da.pdf')).text).toContain('19.900');
});

test('an unknown document gives 404', async () => {
  expect(documentKinds).toHaveLength(3);
  expect((await given.fetch('/PDFs/none-en.pdf')).status).toBe(404);
  expect((await given.fetch('/PDFs/voice-elevated.pdf')).status).toBe(404);
});
