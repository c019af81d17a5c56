import { expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { newArticle } from '#studio/site/magazine/article.ts';
import { pageTemplates, templateBlocks } from './own-page.ts';
import { changesSince, compareTexts, hasPlaceholder, samplesIn } from './page-changes.ts';

test('placeholders: found in every template, in both languages, until all of them are replaced', () => {
  for (const template of pageTemplates) {
    const page = templateBlocks(template, { en: 'Choir days', da: 'Kordage' });
    const found = (blocks: typeof page.en) => blocks.filter(hasPlaceholder).map(({ type }) => type);
    expect(found(page.en), template).toContain('lead');
    expect(found(page.en), template).toContain('prose');
    expect(found(page.da), template).toEqual(found(page.en));
  }
  const article = newArticle({ en: 'Low notes', da: '' });
  expect(article.en.filter(hasPlaceholder).map(({ type }) => type)).toEqual(['lead', 'prose']);
});

test('placeholders: a label that suits the page may remain, one entry of a list may not', () => {
  expect(hasPlaceholder({ type: 'facts', rows: [{ label: 'When', value: 'On Mondays' }] })).toBe(false);
  expect(hasPlaceholder({ type: 'links', items: [{ label: 'Contact', href: '/contact' }] })).toBe(false);
  expect(hasPlaceholder({ type: 'list', items: ['It is warm.', 'One good reason.'] })).toBe(true);
  expect(hasPlaceholder({ type: 'prose', paragraphs: ['It is warm.'] })).toBe(false);
});

test('samples: counted by entry', () => {
  const quote = (isSample: boolean) => ({ name: 'Åse', text: 'I sing.', isSample });
  expect(samplesIn({ type: 'testimonials', items: [quote(true), quote(false), quote(true)] })).toBe(2);
  expect(samplesIn({ type: 'lead', text: 'Sing.' })).toBe(0);
});

const lead = (text: string): Block => ({ type: 'lead', text });
const heading = (text: string): Block => ({ type: 'heading', text });
const both = (...blocks: Block[]) => ({ en: blocks, da: blocks });

test('changes: what is changed, added, removed or hidden since the publication, whatever its marks', () => {
  const published = both(lead('Sing in Copenhagen.'), heading('Prices'), heading('Dates'));
  expect(
    changesSince(published, both(...published.en.map((block) => ({ ...block, isOutdated: true })))),
  ).toEqual({
    blocks: [],
    removed: [],
    isReordered: false,
  });
  const changed = both(lead('Sing in Copenhagen and online.'), heading('Prices'), heading('Dates'), {
    type: 'list',
    items: ['New'],
  });
  expect(changesSince(published, changed).blocks).toEqual([
    {
      at: 0,
      place: 0,
      isNew: false,
      text: { before: 'Sing in ', removed: 'Copenhagen.', added: 'Copenhagen and online.', after: '' },
    },
    { at: 3, place: null, isNew: true, text: null },
  ]);
  const fewer = both(lead('Sing in Copenhagen.'), { ...heading('Prices'), isHidden: true }, heading('Dates'));
  expect(changesSince(published, fewer)).toEqual({
    blocks: [],
    removed: [heading('Prices')],
    isReordered: false,
  });
  const moved = both(heading('Prices'), lead('Sing in Copenhagen.'), heading('Dates'));
  expect(changesSince(published, moved)).toMatchObject({ blocks: [], isReordered: true });
});

test('changes: only the words that differ, between a few that do not', () => {
  const before = 'For singers who want to be heard as themselves. In Copenhagen, and wherever you rehearse.';
  const after = 'For singers who want to be heard as themselves. In Copenhagen, and online.';
  expect(compareTexts(before, after)).toEqual({
    before: '…heard as themselves. In Copenhagen, and ',
    removed: 'wherever you rehearse.',
    added: 'online.',
    after: '',
  });
  expect(compareTexts('Sing.', 'Sing.')).toEqual({ before: 'Sing.', removed: '', added: '', after: '' });
});
