import { canonical, entriesOfList } from './canonical.ts';
import { InvalidLink, parseSpans } from './parse-spans.ts';
import {
  firstNumber,
  isRichDocument,
  linesOf,
  markOf,
  plainOfSpans,
  plainText,
  type RichBlock,
  type RichDocument,
  type RichEntry,
  type RichList,
  type RichOptions,
  type RichSpan,
  type RichText,
  richLimits,
  shownText,
  withoutFormerBreaks,
} from './rich-text.ts';

export type RichTextProblem = 'too-long' | 'invalid-link';
export type RichTextOutcome = { ok: true; value: RichText } | { ok: false; problem: RichTextProblem };

/**
 * What is in the textarea of a rich text: paragraphs separated by empty lines, `# ` before a subheading, `- ` or
 * `1. ` before list items, `#24. ` before the first of a list that begins there. A backslash at the end of a line
 * continues a subheading or an item. A text without formatting and line breaks stays a string.
 */
export function parseRichText(source: string, options: RichOptions): RichTextOutcome {
  const text = source.replaceAll('\r\n', '\n').trim();
  // Each character may be escaped, and a link has an address.
  if (text.length > options.most * 3) return { ok: false, problem: 'too-long' };
  try {
    const content = options.isList ? listOf(text) : blocksOf(text, options);
    const value = plainOf(content) ?? canonical({ type: 'doc', content });
    return isTooLong(value, options) ? { ok: false, problem: 'too-long' } : { ok: true, value };
  } catch (error) {
    if (error instanceof InvalidLink) return { ok: false, problem: 'invalid-link' };
    throw error;
  }
}

/** A text without formatting and line breaks keeps its spaces. */
function plainOf(content: readonly RichBlock[]): string | null {
  const isPlain = content.every(
    (block) =>
      block.type === 'paragraph' &&
      block.content.every(({ marks, text }) => !marks && !/[\n\u2028\u2029]/.test(text)),
  );
  return isPlain ? content.flatMap(linesOf).map(plainOfSpans).join('\n\n') : null;
}

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
const numbered = /^(#?)(0|[1-9]\d{0,4})\. +(?=\S)/;
const heading = /^#{1,3} +(?=\S)/;

function blocksOf(source: string, options: RichOptions): RichBlock[] {
  const blocks: RichBlock[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ type: 'paragraph', content: parseSpans(lines.join('\n')) });
    lines = [];
  };
  for (const line of continuedLines(source)) {
    const start = startOf(line, lines.length > 0 ? undefined : blocks.at(-1), options);
    if (start === null) {
      if (line === '') endParagraph();
      else lines.push(line);
      continue;
    }
    endParagraph();
    const content = parseSpans(line.slice(start.marker.length));
    if (start.kind === 'heading') blocks.push({ type: 'heading', attrs: { level: 3 }, content });
    else addItem(blocks, start, content);
  }
  endParagraph();
  return blocks;
}

/** With the line breaks within a subheading or an item. */
function continuedLines(source: string): string[] {
  const lines: string[] = [];
  let isContinued = false;
  for (const line of source.split('\n').map((one) => one.trim())) {
    const before = lines.at(-1) ?? '';
    if (isContinued && line !== '') lines.splice(-1, 1, `${before.slice(0, -1)}\n${line}`);
    else lines.push(line);
    isContinued = /(?<!\\)(?:\\\\)*\\$/.test(line);
  }
  return lines;
}

/** Each line is an entry, also without a bullet. */
function listOf(source: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  for (const line of source.split(/[\n\u2028\u2029]/).map((one) => one.trim())) {
    if (line !== '') addItem(blocks, { kind: 'bulletList' }, parseSpans(line.replace(bullet, '')));
  }
  return blocks;
}

interface ListStart {
  kind: RichList['type'];
  /** Of a list that does not continue the one before. */
  number?: number | undefined;
}

type Start = { marker: string } & (ListStart | { kind: 'heading' });

/** A numbered list begins with 1 and goes on with the next number: '1986.' at the start of a sentence is none. */
function startOf(line: string, before: RichBlock | undefined, options: RichOptions): Start | null {
  const title = heading.exec(line);
  if (title && options.hasHeadings) return { kind: 'heading', marker: title[0] };
  const point = bullet.exec(line);
  if (point) return { kind: 'bulletList', marker: point[0] };
  const [marker, sign, digits] = numbered.exec(line) ?? [];
  if (marker === undefined) return null;
  const number = Number(digits);
  const isNext = before?.type === 'orderedList' && number === firstNumber(before) + before.content.length;
  if (isNext && !sign) return { kind: 'orderedList', marker };
  const isFirst = sign ? number <= richLimits.number : number === 1;
  return isFirst ? { kind: 'orderedList', marker, number } : null;
}

function addItem(blocks: RichBlock[], { kind, number }: ListStart, content: RichSpan[]): void {
  const item: RichList['content'][number] = {
    type: 'listItem',
    content: [{ type: 'paragraph', content }],
  };
  const last = blocks.at(-1);
  if (last?.type === kind && number === undefined) last.content.push(item);
  else
    blocks.push({
      type: kind,
      ...(number === undefined ? {} : { attrs: { start: number } }),
      content: [item],
    });
}

/** The inverse of `parseRichText`: a text that is read as it is stays readable, any other is escaped. */
export function richTextSource(value: RichText | readonly RichEntry[], options: RichOptions): string {
  if (options.isList) return entriesIn(value).map(sourceOfEntry).join('\n');
  if (isRichDocument(value)) return withoutFormerBreaks(value).content.map(sourceOfBlock).join('\n\n');
  const text = shownText(typeof value === 'string' ? value : value.map(plainText).join('\n\n'));
  const read = parseRichText(text, options);
  return read.ok && read.value === text ? text : escapedLines(text);
}

const entriesIn = (value: RichText | readonly RichEntry[]) =>
  typeof value === 'string' || isRichDocument(value) ? entriesOfList(value) : value;

function sourceOfEntry(entry: RichEntry): string {
  const spans: RichSpan[] = isRichDocument(entry)
    ? entry.content[0].content
    : [{ type: 'text', text: shownText(entry).replaceAll('\n\n', ' ') }];
  const source = sourceOfSpans(spans);
  return bullet.test(source) ? escapedStart(source) : source;
}

function sourceOfBlock(block: RichBlock): string {
  const texts = linesOf(block).map(sourceOfSpans);
  const [first = ''] = texts;
  if (block.type === 'paragraph') return first.split('\n').map(lineOfParagraph).join('\n');
  const continued = texts.map((text) => text.replaceAll('\n', '\\\n'));
  if (block.type === 'heading') return `# ${continued[0]}`;
  if (block.type === 'bulletList') return continued.map((text) => `- ${text}`).join('\n');
  const start = firstNumber(block);
  const sign = (at: number) => (at === 0 && start !== 1 ? '#' : '');
  return continued.map((text, at) => `${sign(at)}${start + at}. ${text}`).join('\n');
}

function lineOfParagraph(line: string): string {
  // An empty line would end the paragraph.
  return line === '' ? '\\' : startsLikeBlock(line) ? escapedStart(line) : line;
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
  const text = plainOfSpans(spans);
  // A backslash at the end of a line would continue it.
  const isSame = !/\\$/m.test(text) && JSON.stringify(parsedOrNull(text)) === JSON.stringify(spans);
  return isSame ? text : markedSpans(spans);
}

/** Null: it would be read as an invalid link. */
function parsedOrNull(text: string): readonly RichSpan[] | null {
  try {
    const value = canonical({ type: 'doc', content: [{ type: 'paragraph', content: parseSpans(text) }] });
    return typeof value === 'string' ? [{ type: 'text', text: value }] : (linesIn(value)[0] ?? null);
  } catch {
    return null;
  }
}

const linesIn = ({ content }: RichDocument) => content.flatMap(linesOf);

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
