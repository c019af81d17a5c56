import { expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { markTexts } from './mark-texts.ts';

const marked = (block: Block) => markTexts(block, '§');

test('marked texts: every text of a section, and no address, file or date', () => {
  const link = { label: 'Choir', href: '/choir', sound: 'rose' };
  expect(marked({ type: 'links', items: [link] })).toEqual({
    type: 'links',
    items: [{ ...link, label: 'Choir§' }],
  });
  expect(marked({ type: 'picture', picture: 'room', alt: 'The room', caption: 'At eleven' })).toEqual({
    type: 'picture',
    picture: 'room',
    alt: 'The room§',
    caption: 'At eleven§',
  });
  const concert = { date: '2026-11-27', title: 'Rose', place: 'Århus' };
  expect(marked({ type: 'concerts', items: [concert] })).toEqual({
    type: 'concerts',
    items: [{ ...concert, title: 'Rose§', place: 'Århus§' }],
  });
});

test('marked texts: within a rich text, and none that would become too long', () => {
  const paragraph = (text: string) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  });
  const prose = (text: string): Block => ({
    type: 'prose',
    paragraphs: { type: 'doc', content: [paragraph(text)] },
  });
  expect(marked(prose('Sing.'))).toEqual(prose('Sing.§'));
  const heading: Block = { type: 'heading', text: 'a'.repeat(300) };
  expect(marked(heading)).toEqual(heading);
});
