import { expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { type SectionChange, versionChanges } from '#studio/site/pages/version-changes.ts';
import { versionName } from './version-name.ts';

const heading: Block = { type: 'heading', text: 'A' };
const quotes: Block = { type: 'testimonials', items: [] };
const change = (block: Block, changes: Partial<SectionChange> = {}): SectionChange => ({
  block,
  kind: 'changed',
  added: 0,
  removed: 0,
  ...changes,
});
const name = (...sections: SectionChange[]) => versionName({ sections, isReordered: false }, 'en');

test('version name: sections by their names, entries by their number', () => {
  expect(name(change(heading), change(quotes, { added: 2 }))).toBe('Heading, Quotes: 2 added');
  expect(name(change(quotes, { removed: 1 }))).toBe('Quotes: 1 removed');
  expect(name(change(quotes, { kind: 'new' }), change(heading, { kind: 'removed' }))).toBe(
    'Quotes: new, Heading: removed',
  );
  const sections = [change(heading), change(quotes, { added: 2 })];
  expect(versionName({ sections, isReordered: true }, 'da')).toBe(
    'Mellemrubrik, Citater: 2 tilføjet, afsnittenes rækkefølge',
  );
});

test('version name: the same change of several sections is named once, many are counted', () => {
  expect(name(change(heading), change(heading))).toBe('Heading');
  const types = ['lead', 'statement', 'heading', 'quote'] as const;
  const texts = types.map((type) => change({ type, text: 'A' }));
  const list = change({ type: 'list', items: ['A'] });
  expect(name(...texts, list, change(quotes))).toBe('Introduction, Statement, Heading, Quote, 2 more');
});

test('version name: the first one, one without visible changes, and one that was not compared', () => {
  expect(versionName('first', 'da')).toBe('Første version');
  const page = { en: [heading], da: [heading] };
  expect(versionName(versionChanges(page, page), 'en')).toBe('No visible changes');
  expect(versionName(undefined, 'en')).toBeNull();
});
