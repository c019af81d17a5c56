import { expect, test } from 'vitest';
import { starterLegal } from '#studio/office/own-studio/starter-texts/starter-legal.ts';
import { termsKey } from './terms.queries.ts';
import { termsOfSold } from './terms-sold.ts';

const page = starterLegal({ phone: '', cvr: '' }).find(({ key }) => key === termsKey)!.page;
const everything = [
  'session',
  'pack',
  'workshop',
  'studio-day',
  'group-class',
  'course',
  'programme',
  'goods',
  'print-goods',
] as const;
const textOf = (language: 'en' | 'da', sold: Parameters<typeof termsOfSold>[1]) =>
  JSON.stringify(termsOfSold(page[language], sold).filter(({ type }) => type !== 'list'));

test.each(['en', 'da'] as const)(
  'terms in %s: without products and courses nothing is said about them',
  (language) => {
    const text = textOf(language, ['session', 'pack', 'group-class']);
    expect(text).not.toMatch(/goods|deliver|postage|course|programme|workshop|MobilePay|Apple Pay/i);
    expect(text).not.toMatch(/\bvare|levering|porto|kursus|kurser|forløb|retreat/i);
    expect(text).not.toContain('{countries}');
  },
);

test.each(['en', 'da'] as const)('terms in %s: everything that is sold is described', (language) => {
  expect(termsOfSold(page[language], everything)).toEqual(page[language]);
});

test('terms: sections are numbered without a gap', () => {
  const numbers = termsOfSold(page.en, ['session']).flatMap((block) =>
    'heading' in block ? (/^(\d+)\. /.exec(block.heading ?? '')?.[1] ?? []) : [],
  );
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)));
});

test('terms: a section that the owner has written stays, whatever is sold', () => {
  const own = { type: 'prose' as const, heading: '8. My own courses', paragraphs: ['Goods are mine.'] };
  expect(termsOfSold([own], [])).toEqual([{ ...own, heading: '1. My own courses' }]);
});
