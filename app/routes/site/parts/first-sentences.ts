import type { Block, BlockOf } from '#studio/shared/content/blocks.ts';
import { plainParagraphs } from '#studio/shared/content/rich-text/rich-text.ts';
import type { Language } from '#studio/shared/language.ts';

export interface FirstSentence {
  /** Of the block in the text. */
  index: number;
  heading: string;
  sentence: string;
}

const mostSentences = 6;
const longest = 170;

/** A section that the text itself has under this heading. */
export function sectionUnder(heading: string, blocks: readonly Block[]): BlockOf<'prose'> | null {
  const isIt = (block: Block): block is BlockOf<'prose'> =>
    block.type === 'prose' && block.heading === heading;
  return blocks.find(isIt) ?? null;
}

/** What the sections of a text begin with, word for word, without the numbers of their headings. */
export function firstSentences(blocks: readonly Block[], language: Language): FirstSentence[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  return blocks
    .flatMap((block, index): FirstSentence[] => {
      if (block.type !== 'prose' || !block.heading) return [];
      const [paragraph = ''] = plainParagraphs(block.paragraphs);
      const [first] = sentences.segment(paragraph);
      const sentence = first?.segment.trim() ?? '';
      const isShort = sentence !== '' && sentence.length <= longest;
      return isShort ? [{ index, heading: block.heading.replace(/^\d+\.\s*/, ''), sentence }] : [];
    })
    .slice(0, mostSentences);
}
