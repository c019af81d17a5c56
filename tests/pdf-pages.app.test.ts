import { describe, expect, test } from 'vitest';
import { fillNames } from '#studio/shared/content/document.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { sampleIdentity } from '../db/sample/identity.ts';
import { seed } from './access/seed.ts';
import { seedDocuments } from './access/seed-documents.ts';
import { everyText, type Language } from './support/every-text.ts';
import { linkedPages } from './support/linked-pages.ts';
import { pageTexts } from './support/page-texts.ts';
import { readPdf } from './support/pdf-text.ts';
import { testApp } from './support/site/app.ts';

const given = testApp();

/** Every PDF that is made from a page, with the pages that have its content; the first one links it. */
const pagesOf: ReadonlyArray<{ pdf: (language: Language) => string; pages: readonly string[] }> = [
  {
    pdf: (language) => `/PDFs/voice-elevated-${language}.pdf`,
    pages: ['/courses/voice-elevated'],
  },
  {
    pdf: (language) => `/PDFs/voice-elevated-days-${language}.pdf`,
    pages: ['/courses/voice-elevated/details', '/courses/voice-elevated'],
  },
  {
    pdf: (language) => `/PDFs/celebrity-vocal-experience-${language}.pdf`,
    pages: ['/courses/celebrity-vocal-experience'],
  },
  {
    pdf: (language) => pageAddress('/PDFs/private-coaching.pdf', language),
    pages: ['/courses/private-coaching'],
  },
  ...['the-daily-voice', 'breath-on-paper', 'before-you-go-on'].map((id) => ({
    pdf: (language: Language) => pageAddress(`/book/${id}.pdf`, language),
    pages: [`/book/${id}/text`],
  })),
];

/** What only paper needs: the state of its prices, the way to the studio, lines to fill in. */
const onPaperOnly = {
  en: /next|prices?|include|were|correct|when|document|created|find|heard|today|application/,
  da: /næste|pris|priserne|inkl|moms|gælder|dokumentet|lavet|find|hørte|application/,
};

const wordsOf = (text: string) =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [],
  );

async function contentOf(path: string) {
  const html = await (await given.fetch(path)).text();
  const texts = pageTexts(html).map(({ words }) => words);
  return { html, text: texts.join(' ').normalize('NFKC').toLowerCase() };
}

const pdfAt = async (path: string) => {
  const answer = await given.fetch(path);
  expect(answer.status, path).toBe(200);
  return readPdf(await answer.arrayBuffer());
};

test('PDF: receipts and credit notes are also text on the page of their order, beside the link', async () => {
  await seed(given.world);
  const numbers = await seedDocuments(given.world);
  const [order = ''] = await linkedPages(given.world);
  const { html, text } = await contentOf(order);
  const letters = text.replace(/\P{L}/gu, '');
  for (const number of numbers) {
    const href = `${order}/receipts/${number}`;
    const read = await pdfAt(href);
    expect(html).toContain(`href="${href}"`);
    expect(read.text).toContain('Private vocal lesson');
    expect([...wordsOf(read.text)].filter((word) => !letters.includes(word))).toEqual([]);
  }
});

describe.each(['en', 'da'] as const)('PDFs in %s', (language) => {
  test('PDF: its content is also on a page, which links it', async () => {
    for (const { pdf, pages } of pagesOf) {
      const read = await pdfAt(pdf(language));
      const shown = await Promise.all(pages.map((path) => contentOf(pageAddress(path, language))));
      expect(shown[0]?.html, pdf(language)).toContain(`href="${pdf(language)}"`);
      // Adjacent cells of a table are one word in the text of a PDF.
      const letters = shown.map((page) => page.text.replace(/\P{L}/gu, '')).join(' ');
      const isShown = (word: string) => letters.includes(word) || onPaperOnly[language].test(word);
      expect(
        [...wordsOf(read.text)].filter((word) => !isShown(word)),
        pdf(language),
      ).toEqual([]);
    }
  });

  test('PDF: it contains no sentence of the other language', async () => {
    const sentences = (wanted: Language) =>
      everyText.flatMap(({ language: marked, words }) => {
        const sentence = fillNames(words, sampleIdentity).replace(/\s+/g, ' ').trim();
        const isSentence = sentence.split(' ').length > 3 && /\p{L}{4}/u.test(sentence);
        return marked === wanted && isSentence ? [sentence] : [];
      });
    const own = new Set(sentences(language));
    const foreign = sentences(language === 'en' ? 'da' : 'en').filter((sentence) => !own.has(sentence));
    for (const { pdf } of pagesOf) {
      const read = await pdfAt(pdf(language));
      expect(read.language).toBe(language);
      expect(
        foreign.filter((sentence) => read.text.includes(sentence)),
        pdf(language),
      ).toEqual([]);
      expect(
        [...own].some((sentence) => read.text.includes(sentence)),
        pdf(language),
      ).toBe(true);
    }
  });
});
