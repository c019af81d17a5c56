import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPdf } from '#tests/support/pdf-text.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import printed from '../../../db/sample/workbooks/printed/printed.json' with { type: 'json' };
import { sampleWorkbooks } from '../../../db/sample/workbooks.ts';
import { printWorkbook } from './print-workbook.tsx';
import { barsOf, type LocalizedText, type WorkbookPage } from './workbook.ts';

const folder = new URL('../../../db/sample/workbooks/printed/', import.meta.url);
const plain = (text: string) => text.replace(/\s+/g, '');

describe.each(
  sampleWorkbooks.flatMap((book) =>
    (['en', 'da'] as const).map((language) => ({ book, language, id: book.id })),
  ),
)('$id in $language, as printed', ({ book, language }) => {
  const edition = printed.find(({ id }) => id === book.id)?.editions.find((one) => one.language === language);

  test('has the stated pages, size and page images [S9.06]', async () => {
    const file = readFileSync(new URL(edition?.pdf ?? '', folder));
    const { pages } = await readPdf(file);
    expect([pages.length, file.length]).toEqual([edition?.pages, edition?.bytes]);
    expect(pages.length).toBe(book.pages.length);
    expect(edition?.sheets).toHaveLength(book.shown.length);
    // Edited without being printed again: run scripts/workbooks/print.ts.
    const stale = book.pages.flatMap((page, at) =>
      headingOf(page) && !plain(pages[at] ?? '').includes(plain(headingOf(page)?.[language] ?? ''))
        ? [`${at + 1}: ${headingOf(page)?.[language]}`]
        : [],
    );
    expect(stale).toEqual([]);
  });
});

function headingOf(page: WorkbookPage): LocalizedText | null {
  return page.kind === 'cover' ? null : page.heading;
}

describe('the music on the staves', () => {
  const melodies = sampleWorkbooks.flatMap((book) =>
    book.pages.flatMap((page) => (page.kind === 'exercise' || page.kind === 'legend' ? page.melodies : [])),
  );

  test('can be sung: every note is valid, and has a syllable in both languages', () => {
    expect(melodies.length).toBeGreaterThan(35);
    for (const { notes, syllables } of melodies) {
      const sung = barsOf(notes)
        .flat()
        .filter((note) => note.height !== null);
      for (const language of ['en', 'da'] as const)
        expect([notes, syllables?.[language].split(' ').length]).toEqual([notes, sung.length]);
    }
  });

  test('stays within a tenth of the speaking pitch', () => {
    for (const { notes } of melodies)
      for (const { height } of barsOf(notes).flat()) if (height !== null) expect(height).toBeLessThan(10);
  });

  test('an invalid note is refused before it is printed', () => {
    expect(() => barsOf('1q 2x')).toThrow("'2x' is no note");
  });
});

test('a workbook prints exactly its pages: nothing overflows', async () => {
  const book = sampleWorkbooks.find(({ id }) => id === 'before-you-go-on');
  const { pages } = await readPdf(await printWorkbook(processes, book!, 'da'));
  expect(pages).toHaveLength(24);
  expect(pages[4]).toContain('5 / 24');
});
