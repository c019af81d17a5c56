import { expect, test } from 'vitest';
import { sampleWorkbooks } from '../../../db/sample/workbooks.ts';
import { textOfWorkbook } from './workbook-text.ts';

const book = sampleWorkbooks.find(({ id }) => id === 'before-you-go-on')!;

test('a workbook in words: as many pages as its PDF, each beginning with its heading', () => {
  const pages = textOfWorkbook(book, 'en');
  expect(pages).toHaveLength(book.pages.length);
  expect(pages.every(([first]) => first?.kind === 'heading')).toBe(true);
});

test('a workbook in words: a melody is described by bar, step, length and syllable', () => {
  const melody = {
    notes: '1q~ 2h | rw 3w',
    syllables: { en: 'la - lo', da: 'la - lo' },
    times: { en: 'Three times', da: 'Tre gange' },
  };
  const heading = { en: 'A', da: 'A' };
  const pages = [{ kind: 'legend', heading, paragraphs: [], melodies: [melody] }] as const;
  expect(textOfWorkbook({ ...book, pages }, 'en')[0]?.slice(1)).toEqual([
    { kind: 'paragraph', text: 'Three times' },
    {
      kind: 'paragraph',
      text: 'Notes as steps above the lowest line, which is step 1: bar 1: 1 (one beat) “la” held over, 2 (two beats); bar 2: rest (four beats), 3 (four beats) “lo”.',
    },
  ]);
});
