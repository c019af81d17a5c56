import { describe, expect, test } from 'vitest';
import type { Block } from '#studio/content/blocks.ts';
import { sampleDocuments } from '../../db/sample/documents.ts';
import { blockFrom, fieldsOf, typedOf } from './block-form.ts';

const quotes: Block = {
  type: 'testimonials',
  items: [
    { name: 'Ida', text: 'I sing again.', isSample: true },
    { name: 'Bo', text: 'Clear and kind.', isSample: true },
  ],
};

describe('the form of a block', () => {
  test('every block of the sample is the same after it was sent unchanged', () => {
    const blocks = sampleDocuments.flatMap(({ en, da }) => [...en, ...da]);
    for (const block of blocks) expect(blockFrom(block, typedOf(block))).toEqual(block);
  });

  test('an entry without texts is removed, and one after the last is added', () => {
    const typed = { ...typedOf(quotes), 'items.0.name': '', 'items.0.text': ' ' };
    const added = { ...typed, 'items.2.name': 'Eva', 'items.2.text': 'At last.' };
    expect(blockFrom(quotes, added)).toMatchObject({ items: [{ name: 'Bo' }, { name: 'Eva' }] });
  });

  test('a sample entry that the owner has rewritten is no longer a sample', () => {
    const typed = { ...typedOf(quotes), 'items.1.text': 'She listens.' };
    expect(blockFrom(quotes, typed)).toMatchObject({ items: [{ isSample: true }, { isSample: false }] });
  });

  test('the picture for sharing is chosen on every page, and none is the one of the page', () => {
    const seo: Block = { type: 'seo', title: 'Contact', description: '', sharePicture: 'rose' };
    expect(fieldsOf(seo)).toContainEqual({ kind: 'choice', name: 'sharePicture', isRequired: false });
    expect(blockFrom(seo, { ...typedOf(seo), sharePicture: '' })).toEqual({
      type: 'seo',
      title: 'Contact',
      description: '',
    });
    expect(blockFrom(seo, { ...typedOf(seo), sharePicture: '/etc' })).toBeNull();
  });

  test('a missing text and a link to a script are not valid', () => {
    expect(blockFrom({ type: 'heading', text: 'One' }, { text: ' ' })).toBeNull();
    const links: Block = { type: 'links', items: [{ label: 'Shop', href: '/shop' }] };
    expect(blockFrom(links, { 'items.0.label': 'Shop', 'items.0.href': 'javascript:alert(1)' })).toBeNull();
  });

  test('entries that need an offer or a picture are edited, never added', () => {
    expect(fieldsOf({ type: 'programmes', items: [] })).toContainEqual(
      expect.objectContaining({ name: 'items', mayAdd: false }),
    );
    expect(fieldsOf({ type: 'faqs', items: [] })).toContainEqual(
      expect.objectContaining({ name: 'items', mayAdd: true }),
    );
  });
});
