import {
  isRichDocument,
  linesOf,
  paragraphsIn,
  plainOfSpans,
  type RichBlock,
  type RichDocument,
  type RichEntry,
  type RichList,
  type RichMark,
  type RichSpan,
  type RichText,
} from './rich-text.ts';

interface Character {
  text: string;
  href: string | null;
  isBold: boolean;
  isItalic: boolean;
}

/**
 * The one form of equal texts: single spaces, no spaces at the ends of lines and of marks, adjacent equal spans
 * joined, no empty paragraphs, adjacent lists joined. A document without formatting becomes a string.
 */
export function canonical(document: RichDocument): RichText {
  const blocks = joinedLists(document.content.flatMap(canonicalBlock));
  return blocks.every(isPlainParagraph)
    ? blocks.map((block) => linesOf(block).map(plainOfSpans).join('')).join('\n\n')
    : { type: 'doc', content: blocks };
}

/** The entries of a list. */
export function entriesOfList(value: RichText): RichEntry[] {
  if (!isRichDocument(value)) return paragraphsIn(value);
  return value.content
    .flatMap(linesOf)
    .map((content) => canonical({ type: 'doc', content: [{ type: 'paragraph', content }] }) as RichEntry);
}

function isPlainParagraph(block: RichBlock): boolean {
  return block.type === 'paragraph' && block.content.every(({ marks }) => marks === undefined);
}

function canonicalBlock(block: RichBlock): RichBlock[] {
  if (block.type === 'paragraph' || block.type === 'heading') {
    const content = canonicalSpans(block.content);
    return content.length > 0 ? [{ ...block, content }] : [];
  }
  const items = linesOf(block)
    .map(canonicalSpans)
    .filter((spans) => spans.length > 0)
    .map((content): RichList['content'][number] => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content }],
    }));
  return items.length > 0 ? [{ type: block.type, content: items }] : [];
}

function joinedLists(blocks: readonly RichBlock[]): RichBlock[] {
  const joined: RichBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isSameList =
      last?.type === block.type && (block.type === 'bulletList' || block.type === 'orderedList');
    if (isSameList) {
      const list = last as RichList;
      joined.splice(-1, 1, { ...list, content: [...list.content, ...block.content] });
    } else joined.push(block);
  }
  return joined;
}

function canonicalSpans(spans: readonly RichSpan[]): RichSpan[] {
  const characters = trimmed(spans.flatMap(charactersOf));
  const kept = characters.map((character, at) => {
    if (character.text.trim() !== '') return character;
    // A space has what the words on both sides have.
    const [before, after] = [nearestWord(characters, at, -1), nearestWord(characters, at, 1)];
    return {
      text: character.text,
      href: before && before.href === after?.href ? before.href : null,
      isBold: Boolean(before?.isBold && after?.isBold),
      isItalic: Boolean(before?.isItalic && after?.isItalic),
    };
  });
  const joined: { text: string; marks: string; character: Character }[] = [];
  for (const character of kept) {
    const marks = JSON.stringify([character.href, character.isBold, character.isItalic]);
    const last = joined.at(-1);
    if (last?.marks === marks) last.text += character.text;
    else joined.push({ text: character.text, marks, character });
  }
  return joined.map(({ text, character }) => ({ type: 'text', text, ...marksOf(character) }));
}

function charactersOf(span: RichSpan): Character[] {
  const marks = span.marks ?? [];
  const link = marks.find(({ type }) => type === 'link') as Extract<RichMark, { type: 'link' }> | undefined;
  const has = (type: RichMark['type']) => marks.some((mark) => mark.type === type);
  return [...span.text].map((text) => ({
    text,
    href: link?.attrs.href ?? null,
    isBold: has('bold'),
    isItalic: has('italic'),
  }));
}

/** Without spaces at both ends, and one space for several. A no-break space is kept. */
function trimmed(characters: readonly Character[]): Character[] {
  const single: Character[] = [];
  for (const character of characters) {
    if (/[\p{Cc}\p{Cs}\u2028\u2029 ]/u.test(character.text)) {
      if (single.at(-1)?.text !== ' ') single.push({ ...character, text: ' ' });
    } else single.push(character);
  }
  const isWord = ({ text }: Character) => text.trim() !== '';
  return single.slice(Math.max(0, single.findIndex(isWord)), single.findLastIndex(isWord) + 1);
}

/** The nearest one, from a space on. */
function nearestWord(all: readonly Character[], from: number, step: 1 | -1): Character | undefined {
  let at = from;
  while (all[at]?.text.trim() === '') at += step;
  return all[at];
}

function marksOf({ href, isBold, isItalic }: Character): { marks?: RichMark[] } {
  const marks: RichMark[] = [
    ...(href === null ? [] : [{ type: 'link' as const, attrs: { href } }]),
    ...(isBold ? [{ type: 'bold' as const }] : []),
    ...(isItalic ? [{ type: 'italic' as const }] : []),
  ];
  return marks.length > 0 ? { marks } : {};
}
