import {
  firstNumber,
  isList,
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
  withoutFormerBreaks,
} from './rich-text.ts';

interface Character {
  text: string;
  href: string | null;
  isBold: boolean;
  isItalic: boolean;
}

/**
 * The one form of equal texts: single spaces, no spaces at the ends of lines and of marks, adjacent equal spans
 * joined, no empty paragraphs, lists that continue each other joined. A document without formatting and line breaks
 * becomes a string.
 */
export function canonical(document: RichDocument): RichText {
  const blocks = joinedLists(document.content.flatMap(canonicalBlock));
  const texts = blocks.flatMap(linesOf).map(plainOfSpans);
  if (texts.some((text) => text.includes('\n'))) return { type: 'doc', version: 2, content: blocks };
  return blocks.every(isPlainParagraph) ? texts.join('\n\n') : { type: 'doc', content: blocks };
}

/** The entries of a list, each of one line. */
export function entriesOfList(value: RichText): RichEntry[] {
  if (!isRichDocument(value)) return paragraphsIn(value);
  return withoutFormerBreaks({ ...value, version: undefined })
    .content.flatMap(linesOf)
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
  if (items.length === 0) return [];
  const start = firstNumber(block);
  return [{ type: block.type, ...(start === 1 ? {} : { attrs: { start } }), content: items }];
}

function joinedLists(blocks: readonly RichBlock[]): RichBlock[] {
  const joined: RichBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last && isList(last) && isList(block) && continues(last, block)) {
      joined.splice(-1, 1, { ...last, content: [...last.content, ...block.content] });
    } else joined.push(block);
  }
  return joined;
}

/** The reader sees one list. */
function continues(list: RichList, next: RichList): boolean {
  if (list.type !== next.type) return false;
  return list.type === 'bulletList' || firstNumber(next) === firstNumber(list) + list.content.length;
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

/** Without spaces at the ends of lines, and one space for several. A no-break space is kept. */
function trimmed(characters: readonly Character[]): Character[] {
  const isWord = ({ text }: Character) => text.trim() !== '';
  const kept: Character[] = [];
  let isLineStart = true;
  /** Waits for the next word of its line. */
  let spaces: Character[] = [];
  for (const character of characters) {
    if (/[\n\u2028\u2029]/.test(character.text)) {
      if (kept.length > 0) kept.push({ ...character, text: '\n' });
      [isLineStart, spaces] = [true, []];
    } else if (isWord(character) && !/[\p{Cc}\p{Cs}]/u.test(character.text)) {
      kept.push(...(isLineStart ? [] : spaces), character);
      [isLineStart, spaces] = [false, []];
    } else {
      const text = /[\p{Cc}\p{Cs} ]/u.test(character.text) ? ' ' : character.text;
      if (text !== ' ' || spaces.at(-1)?.text !== ' ') spaces.push({ ...character, text });
    }
  }
  return kept.slice(0, kept.findLastIndex(isWord) + 1);
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
