import { describe, expect, test } from 'vitest';
import { addedSlot } from '#studio/shared/content/added-block.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { pageOfPlace, placeOnPageOf } from './own-page.ts';
import { inTurn } from './page-draft.ts';
import {
  addableTo,
  addBlock,
  drawingTo,
  isMovable,
  moveBlock,
  moveEntry,
  newBlock,
  removeBlock,
  removeEntry,
  uploadableTo,
  uploadOf,
  uploadTypes,
} from './page-sections.ts';

const head: Block = { type: 'headline', text: 'Contact' };
const prose = (text: string): Block => ({ type: 'prose', paragraphs: [text] });
const added = (text: string): Block => ({ type: 'heading', slot: addedSlot, text });
const inBoth = (...blocks: Block[]) => ({ en: blocks, da: blocks });

describe('sections of a page', () => {
  test('a section is added at the end, and a language left empty is a copy to be updated', () => {
    const typed = { 'items.0.question': 'When?', 'items.0.answer': 'On Mondays.' };
    const block = newBlock('faqs', { en: typed, da: { 'items.0.question': ' ' } });
    const page = block && addBlock(block)(inBoth(head));
    const faqs = { type: 'faqs', slot: addedSlot, items: [{ question: 'When?', answer: 'On Mondays.' }] };
    expect(page).toEqual({ en: [head, faqs], da: [head, { ...faqs, isOutdated: true }] });
    expect(newBlock('faqs', { en: {}, da: {} })).toBeNull();
    expect(newBlock('faqs', { en: typed, da: { 'items.0.question': 'Hvornår?' } })).toBeNull();
  });

  test('a picture is chosen for both languages, and an offer only where pages show its price', () => {
    const typed = { en: { picture: 'rose', alt: 'A rose' }, da: { picture: 'rose', alt: 'En rose' } };
    expect(newBlock('picture', typed)?.da).toMatchObject({ picture: 'rose', alt: 'En rose' });
    expect(addableTo('contact')).toContain('offer');
    expect(addableTo('home')).not.toContain('offer');
  });

  test('every page takes files of the owner’s; its own sections keep the files of their places', () => {
    const place = placeOnPageOf('home', '00000000');
    expect([pageOfPlace(place), pageOfPlace(placeOnPageOf('page-1a2b3c4d', '00000000'))]).toEqual([
      'home',
      'page-1a2b3c4d',
    ]);
    expect([pageOfPlace('rose'), pageOfPlace('coach-listening')]).toEqual([null, null]);
    expect([uploadableTo('home'), uploadableTo('navigation')]).toEqual([uploadTypes, []]);
    expect([drawingTo('home'), drawingTo('article-1a2b3c4d')]).toEqual(['picture', null]);
    const picture: Block = { type: 'picture', picture: place, alt: '' };
    expect([uploadOf('home', picture), uploadOf('home', { ...picture, slot: addedSlot })]).toEqual([
      null,
      'picture',
    ]);
    expect([uploadOf('home', head), uploadOf('page-1a2b3c4d', head)]).toEqual([null, 'picture']);
  });

  test('a page with places moves and removes only what was added; its own sections keep their places', () => {
    const page = inBoth(head, prose('One'), added('Two'), added('Three'));
    expect(removeBlock('home', 1)(page)).toBeNull();
    expect(moveBlock('home', 1, 'down')(page)).toBeNull();
    expect(moveBlock('home', 2, 'up')(page)).toEqual(page);
    expect(moveBlock('home', 3, 'up')(page)?.da).toEqual([head, prose('One'), added('Three'), added('Two')]);
    expect(removeBlock('home', 2)(page)?.en).toEqual([head, prose('One'), added('Three')]);
  });

  test('a page in its order moves every section but its head', () => {
    const page = inBoth(head, prose('One'), prose('Two'));
    expect(isMovable('contact', head)).toBe(false);
    expect(moveBlock('contact', 1, 'down')(page)?.en).toEqual([head, prose('Two'), prose('One')]);
    expect(removeBlock('contact', 1)(page)?.en).toEqual([head, prose('Two')]);
  });

  test('an added section never takes the place of one of the page', () => {
    const document = { key: 'home', language: 'en', blocks: [added('Two')] } as const;
    expect(blockOf(document, 'heading')).toBeNull();
  });
});

describe('entries of a section', () => {
  const quote = (name: string) => ({ name, text: 'I sing.', isSample: false });
  const quotes: Block = { type: 'testimonials', items: [quote('Ida'), quote('Bo')] };
  const page = { en: [quotes], da: [{ ...quotes, isOutdated: true }] };
  const namesIn = (block: Block | undefined) =>
    block?.type === 'testimonials' ? block.items.map(({ name }) => name) : [];

  test('move and removal apply to both languages and keep the mark of the outdated one', () => {
    const moved = moveEntry(0, { list: 'items', index: 1, direction: 'up' })(page);
    expect(namesIn(moved?.en[0])).toEqual(['Bo', 'Ida']);
    expect(moved?.da[0]).toMatchObject({ isOutdated: true, items: [quote('Bo'), quote('Ida')] });
    const removed = inTurn(
      moveEntry(0, { list: 'items', index: 1, direction: 'up' }),
      removeEntry(0, { list: 'items', index: 0 }),
    )(page);
    expect(removed).toMatchObject({ da: [{ items: [quote('Ida')] }] });
    expect(moveEntry(0, { list: 'items', index: 0, direction: 'up' })(page)).toEqual(page);
    expect(moveEntry(5, { list: 'items', index: 0, direction: 'up' })(page)).toBeNull();
  });
});
