/**
 * A text with the formatting that the design has. Without any it is a plain string, paragraphs separated by empty
 * lines. With some it is a document in the shape of ProseMirror's, which the editor reads and writes as it is.
 */
export type RichText = string | RichDocument;

export interface RichDocument {
  type: 'doc';
  /** 2: a line feed is a line break. Absent: it is shown as a space, as it was when the document was saved. */
  version?: 2 | undefined;
  content: RichBlock[];
}

export type RichBlock = RichParagraph | RichHeading | RichList;

export interface RichParagraph {
  type: 'paragraph';
  content: RichSpan[];
}

export interface RichHeading {
  type: 'heading';
  attrs: { level: 3 };
  content: RichSpan[];
}

export interface RichList {
  type: 'bulletList' | 'orderedList';
  /** Of a numbered list that does not begin with 1. */
  attrs?: { start: number } | undefined;
  content: RichItem[];
}

export interface RichItem {
  type: 'listItem';
  content: [RichParagraph];
}

export interface RichSpan {
  type: 'text';
  text: string;
  marks?: RichMark[] | undefined;
}

export type RichMark = { type: 'link'; attrs: { href: string } } | { type: 'bold' } | { type: 'italic' };

export interface RichOptions {
  /** Code points of the whole text. */
  most: number;
  /** Subheadings, where a text may be long enough for them. */
  hasHeadings: boolean;
  /** Nothing but a list, one entry per line. */
  isList?: boolean;
}

/** Of an answer, a step or a quote, of a section, and of the entries of a list. */
export const richOptions = {
  short: { most: 4000, hasHeadings: false },
  long: { most: 40_000, hasHeadings: true },
  list: { most: 40_000, hasHeadings: false, isList: true },
} as const satisfies Record<string, RichOptions>;

/** Code points of one block, and the number of blocks and list items. */
export const richLimits = { block: 4000, parts: 120, number: 9999 } as const;

export function isRichDocument(value: unknown): value is RichDocument {
  return typeof value === 'object' && value !== null && (value as { type?: unknown }).type === 'doc';
}

/** Each with what is written in it; a list has one per item. */
export function linesOf(block: RichBlock): RichSpan[][] {
  return isList(block) ? block.content.map(({ content: [paragraph] }) => paragraph.content) : [block.content];
}

export function isList(block: RichBlock): block is RichList {
  return block.type === 'bulletList' || block.type === 'orderedList';
}

export const firstNumber = ({ attrs }: RichList): number => attrs?.start ?? 1;

export function markOf<T extends RichMark['type']>(
  span: RichSpan,
  type: T,
): Extract<RichMark, { type: T }> | undefined {
  return span.marks?.find((mark): mark is Extract<RichMark, { type: T }> => mark.type === type);
}

/** An entry of a list: a paragraph. */
export type RichEntry = string | { type: 'doc'; version?: undefined; content: [RichParagraph] };

export const plainOfSpans = (spans: readonly RichSpan[]) => spans.map(({ text }) => text).join('');

/** Of a plain text: what empty lines separate. */
export function paragraphsIn(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** As it is shown, for the rules of version 2: the line feeds of a text that was saved before are spaces. */
export function withoutFormerBreaks(document: RichDocument): RichDocument {
  if (document.version === 2) return document;
  const content = JSON.parse(JSON.stringify(document.content), (key, value: unknown) =>
    key === 'text' && typeof value === 'string' ? value.replaceAll(lineFeeds, ' ') : value,
  );
  return { type: 'doc', content };
}

const lineFeeds = /[\n\u2028\u2029]/g;

/** Of a plain text: one line per paragraph. */
export function shownText(text: string): string {
  const lines = paragraphsIn(text).map((part) => part.split(lineFeeds).map((line) => line.trim()));
  return lines.map((line) => line.filter(Boolean).join(' ')).join('\n\n');
}

/** Paragraphs, headings and list items of any rich text, without formatting: for emails, PDFs, feeds and excerpts. */
export function plainParagraphs(value: RichText | readonly string[]): string[] {
  if (typeof value === 'string') return paragraphsIn(value);
  if (!isRichDocument(value)) return [...value];
  return value.content.flatMap((block) => {
    const lines = linesOf(block).map(plainOfSpans);
    if (block.type === 'bulletList') return lines.map((line) => `• ${line}`);
    return block.type === 'orderedList'
      ? lines.map((line, at) => `${firstNumber(block) + at}. ${line}`)
      : lines;
  });
}

/** Paragraphs separated by empty lines. */
export function plainText(value: RichText | readonly string[]): string {
  return plainParagraphs(value).join('\n\n');
}

export function storedRichText(value: RichText): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
