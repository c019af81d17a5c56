import { expect, test } from 'vitest';
import { blocksSchema } from '#studio/shared/content/blocks.ts';
import { sampleDocuments } from '../../../../db/sample/documents.ts';
import { isSampleBlock, textsOf } from '../sample-text.ts';
import { legalKeys } from './starter-legal.ts';
import { starterPages } from './starter-pages.ts';

const offers = (['session', 'group-class', 'workshop', 'pack'] as const).map((kind, at) => ({
  id: `offer-${at}`,
  kind,
  name: { en: `Name ${at}`, da: `Navn ${at}` },
  length: 60,
  isUsual: at === 0,
}));
const facts = { street: 'Ærøgade 7', postcode: '8000', city: 'Aarhus C', offers };
const pages = starterPages(facts, { phone: '', cvr: '' });

test('starter texts are valid, and their blocks correspond in both languages', () => {
  for (const { key, page } of pages) {
    expect(() => blocksSchema.parse(page.en), key).not.toThrow();
    expect(() => blocksSchema.parse(page.da), key).not.toThrow();
    const shape = (language: 'en' | 'da') =>
      page[language].map((block) => [
        block.type,
        'slot' in block ? block.slot : null,
        block.isHidden ?? false,
      ]);
    expect(shape('da'), key).toEqual(shape('en'));
  }
});

test('starter texts have nothing of the sample studio, except the legal texts', () => {
  const own = pages.filter(({ key }) => !legalKeys.includes(key));
  expect(own.flatMap(({ page }) => [...page.en, ...page.da]).filter(isSampleBlock)).toEqual([]);
  const all = pages.flatMap(({ page }) => textsOf([page.en, page.da]));
  expect(
    all.filter((text) => /Voice Elevated|Celebrity|retreat|Thea|Lindehav|Copenhagen/i.test(text)),
  ).toEqual([]);
});

test('every sample document has a starter text or is the page of something that is no longer sold', () => {
  const replaced = new Set(pages.map(({ key }) => key));
  const taken = sampleDocuments.map(({ key }) => key).filter((key) => !replaced.has(key));
  expect(taken).toEqual([
    'voice-elevated',
    'voice-elevated-details',
    'celebrity-vocal-experience',
    'advanced-technique',
    'beginner-vocals',
    'singing-workshop-1d',
    'singing-workshop-2d',
    'studio-day',
    'voice-elevated-application',
    'celebrity-application',
    'magazine',
    'sales-main-course',
    'sales-beginner-course',
    'sales-advanced-course',
  ]);
});
