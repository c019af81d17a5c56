import { describe, expect, test } from 'vitest';
import { addedSlot } from '#studio/shared/content/added-block.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import { sampleDocuments } from '../../../db/sample/documents.ts';
import { blockFrom, fieldsOf, plainTextsOf, typedOf } from './block-form.ts';

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

  test('entries of lists and quotes are formatted; plain ones of before stay as they are', () => {
    const list: Block = { type: 'list', items: ['Water', 'Tea'] };
    expect(typedOf(list)).toEqual({ heading: '', items: 'Water\nTea' });
    const formatted = blockFrom(list, { items: 'Water\n**Hot** tea' });
    expect(formatted).toMatchObject({ items: ['Water', { type: 'doc' }] });
    expect(formatted && typedOf(formatted).items).toBe('Water\n**Hot** tea');
    expect(formatted && plainTextsOf(formatted)).toContain('Water\nHot tea');
    const quote = blockFrom({ type: 'quote', text: 'I sing.' }, { text: 'I *sing*.', name: 'Ida' });
    expect(quote).toMatchObject({ text: { type: 'doc' }, name: 'Ida' });
    expect(blockFrom(list, { items: '[x](javascript:alert(1))' })).toBeNull();
    expect(blockFrom(list, { items: ' \n' })).toBeNull();
  });

  test('a picture is chosen where it is a drawing, and replaced by an upload where it was uploaded', () => {
    const choices = (block: Block) => fieldsOf(block).filter(({ kind }) => kind === 'choice');
    const picture = { type: 'picture', slot: addedSlot, alt: '' } as const;
    expect(choices({ ...picture, picture: 'rose' })).toMatchObject([{ name: 'picture' }]);
    expect(choices({ ...picture, picture: 'section-home-00000000' })).toEqual([]);
    expect(choices({ type: 'film', slot: addedSlot, film: 'page-00000000-00000000', title: 'A' })).toEqual(
      [],
    );
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
