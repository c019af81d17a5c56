import { canonical, entriesOfList } from './canonical.ts';
import { InvalidLink, parseSpans } from './parse-spans.ts';
import {
  isRichDocument,
  linesOf,
  markOf,
  paragraphsIn,
  plainOfSpans,
  plainText,
  type RichBlock,
  type RichDocument,
  type RichEntry,
  type RichOptions,
  type RichSpan,
  type RichText,
  richLimits,
} from './rich-text.ts';

export type RichTextProblem = 'too-long' | 'invalid-link';
export type RichTextOutcome = { ok: true; value: RichText } | { ok: false; problem: RichTextProblem };

/**
 * What is in the textarea of a rich text: paragraphs separated by empty lines, `# ` before a subheading, `- ` or
 * `1. ` before list items. A text without formatting stays a string, with its line breaks.
 */
export function parseRichText(source: string, options: RichOptions): RichTextOutcome {
  const text = source.replaceAll('\r\n', '\n').trim();
  // Each character may be escaped, and a link has an address.
  if (text.length > options.most * 3) return { ok: false, problem: 'too-long' };
  try {
    const content = options.isList ? listOf(text) : blocksOf(text, options);
    const document: RichDocument = { type: 'doc', content };
    const value = withLineBreaks(document) ?? canonical(document);
    return isTooLong(value, options) ? { ok: false, problem: 'too-long' } : { ok: true, value };
  } catch (error) {
    if (error instanceof InvalidLink) return { ok: false, problem: 'invalid-link' };
    throw error;
  }
}

/** A text without formatting. */
function withLineBreaks({ content }: RichDocument): string | null {
  const isPlain = content.every(
    (block) => block.type === 'paragraph' && block.content.every(({ marks }) => !marks),
  );
  return isPlain ? trimmedLines(content.flatMap(linesOf).map(plainOfSpans).join('\n\n')) : null;
}

const trimmedLines = (text: string) =>
  paragraphsIn(
    text
      .split('\n')
      .map((line) => line.trim())
      .join('\n'),
  ).join('\n\n');

export function isTooLong(value: RichText, { most }: Pick<RichOptions, 'most'>): boolean {
  if (typeof value === 'string') return lengthOf(value) > most;
  const lines = value.content.flatMap(linesOf).map(plainOfSpans).map(lengthOf);
  return (
    lines.length > richLimits.parts ||
    lines.some((length) => length > richLimits.block) ||
    lines.reduce((sum, length) => sum + length, 0) > most
  );
}

const lengthOf = (text: string) => [...text].length;

const bullet = /^[-*] +(?=\S)/;
const numbered = /^(\d{1,3})\. +(?=\S)/;
const heading = /^#{1,3} +(?=\S)/;

function blocksOf(source: string, options: RichOptions): RichBlock[] {
  const blocks: RichBlock[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ type: 'paragraph', content: parseSpans(lines.join('\n')) });
    lines = [];
  };
  for (const line of source.split('\n').map((one) => one.trim())) {
    const [kind, marker] = kindOf(line, lines.length > 0 ? undefined : blocks.at(-1), options);
    if (kind === null) {
      if (line === '') endParagraph();
      else lines.push(line);
      continue;
    }
    endParagraph();
    const content = parseSpans(line.slice(marker.length));
    if (kind === 'heading') blocks.push({ type: 'heading', attrs: { level: 3 }, content });
    else addItem(blocks, kind, content);
  }
  endParagraph();
  return blocks;
}

/** Each line is an entry, also without a bullet. */
function listOf(source: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  for (const line of source.split('\n').map((one) => one.trim())) {
    if (line !== '') addItem(blocks, 'bulletList', parseSpans(line.replace(bullet, '')));
  }
  return blocks;
}

type Kind = 'heading' | 'bulletList' | 'orderedList';

/** A numbered list begins with 1 and goes on with the next number: '1986.' at the start of a sentence is none. */
function kindOf(line: string, before: RichBlock | undefined, options: RichOptions): [Kind | null, string] {
  const title = heading.exec(line);
  if (title && options.hasHeadings) return ['heading', title[0]];
  const point = bullet.exec(line);
  if (point) return ['bulletList', point[0]];
  const number = numbered.exec(line);
  const next = before?.type === 'orderedList' ? before.content.length + 1 : 1;
  const isNext = number !== null && (Number(number[1]) === next || Number(number[1]) === 1);
  return isNext ? ['orderedList', number[0]] : [null, ''];
}

function addItem(blocks: RichBlock[], type: 'bulletList' | 'orderedList', content: RichSpan[]): void {
  const item: Extract<RichBlock, { type: typeof type }>['content'][number] = {
    type: 'listItem',
    content: [{ type: 'paragraph', content }],
  };
  const last = blocks.at(-1);
  if (last?.type === type) last.content.push(item);
  else blocks.push({ type, content: [item] });
}

/** The inverse of `parseRichText`: nothing is escaped that need not be. */
export function richTextSource(value: RichText | readonly RichEntry[], options: RichOptions): string {
  if (options.isList) return entriesIn(value).map(sourceOfEntry).join('\n');
  if (isRichDocument(value)) return value.content.map(sourceOfBlock).join('\n\n');
  const text = typeof value === 'string' ? value : value.map(plainText).join('\n\n');
  const read = parseRichText(text, options);
  return read.ok && read.value === trimmedLines(text) ? text : escapedLines(text);
}

const entriesIn = (value: RichText | readonly RichEntry[]) =>
  typeof value === 'string' || isRichDocument(value) ? entriesOfList(value) : value;

function sourceOfEntry(entry: RichEntry): string {
  const spans: RichSpan[] = isRichDocument(entry)
    ? entry.content[0].content
    : [{ type: 'text', text: entry.replaceAll(/(?<!\s)\s*\n\s*/g, ' ') }];
  const source = sourceOfSpans(spans);
  return bullet.test(source) ? escapedStart(source) : source;
}

function sourceOfBlock(block: RichBlock): string {
  const [first = '', ...others] = linesOf(block).map(sourceOfSpans);
  if (block.type === 'paragraph') return startsLikeBlock(first) ? escapedStart(first) : first;
  if (block.type === 'heading') return `# ${first}`;
  const marked = (line: string, at: number) => (block.type === 'bulletList' ? '- ' : `${at + 1}. `) + line;
  return [first, ...others].map(marked).join('\n');
}

const startsLikeBlock = (line: string) => [bullet, numbered, heading].some((start) => start.test(line));
const escapedStart = (line: string) => line.replace(/^(\d*)([-*#.])/, '$1\\$2');

function escapedLines(text: string): string {
  const lines = text.split('\n').map((line) => {
    const escaped = escapedCharacters(line);
    return startsLikeBlock(escaped) ? escapedStart(escaped) : escaped;
  });
  return lines.join('\n');
}

const escapedCharacters = (text: string) => text.replace(/[\\*[\]]/g, '\\$&');

function sourceOfSpans(spans: readonly RichSpan[]): string {
  const isSame = JSON.stringify(parsedOrNull(plainOfSpans(spans))) === JSON.stringify(spans);
  return isSame ? plainOfSpans(spans) : markedSpans(spans);
}

/** Null: it would be read as an invalid link. */
function parsedOrNull(text: string): RichSpan[] | null {
  try {
    const value = canonical({ type: 'doc', content: [{ type: 'paragraph', content: parseSpans(text) }] });
    return typeof value === 'string' ? [{ type: 'text', text: value }] : null;
  } catch {
    return null;
  }
}

function markedSpans(spans: readonly RichSpan[]): string {
  let source = '';
  let before: RichSpan | undefined;
  /** What the open link begins with: its marks began before the link. */
  let outside: RichSpan | undefined;
  for (const span of [...spans, undefined]) {
    const [was, is] = [hrefOf(before), hrefOf(span)];
    const isLinkEnd = was !== undefined && was !== is;
    const changed = inlineMarks.filter(({ type }) => has(before, type) !== has(span, type));
    // What began inside a link ends inside it.
    const inside = changed.filter(({ type }) => isLinkEnd && has(before, type) && !has(outside, type));
    source += signsOf(inside) + (isLinkEnd ? `](${was})` : '');
    source += signsOf(changed.filter((mark) => !inside.includes(mark)));
    if (is !== undefined && was !== is) {
      source += '[';
      outside = span;
    }
    source += span ? escapedCharacters(span.text) : '';
    before = span;
  }
  return source;
}

const inlineMarks = [
  { type: 'bold', sign: '**' },
  { type: 'italic', sign: '*' },
] as const;

const signsOf = (marks: readonly (typeof inlineMarks)[number][]) => marks.map(({ sign }) => sign).join('');
const hrefOf = (span: RichSpan | undefined) => span && markOf(span, 'link')?.attrs.href;
const has = (span: RichSpan | undefined, type: 'bold' | 'italic') =>
  span !== undefined && markOf(span, type) !== undefined;
