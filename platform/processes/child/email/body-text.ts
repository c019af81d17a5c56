import { htmlText } from './html-text.ts';
import { TextLines } from './text-lines.ts';

export interface Bodies {
  plain: string;
  html: string;
  /** Every part of the email has a plain form. */
  isPlainWhole: boolean;
}

export interface BodyText {
  text: string;
  /** Content-IDs of the pictures in what was written, not in what it quotes. */
  pictures: ReadonlySet<string>;
}

/** Spaces, marks of width zero and fillers of newsletters. */
const invisible = /[\s\u2800\p{Default_Ignorable_Code_Point}]+/gu;
/** What programs write into a plain part that nobody is meant to read. */
const aboutHtml = /html|browser|multi-?part|mime/i;
const longestPlaceholder = 600;
const mostWords = 4_000;
/** Of their words: the rest is hyphenation, and names of pictures. */
const same = 0.9;
const addresses = /(?:https?:|mailto:|cid:|www\.)\S+/g;

/** The plain part, unless the HTML says more: a plain part can be empty, invisible or 'Your program can't show HTML'. */
export function bodyText({ plain, html, isPlainWhole }: Bodies, length: number): BodyText {
  const lines = new TextLines();
  const rich = html === '' ? '' : htmlText(html, length, lines);
  return { text: chosen(plain.slice(0, length), rich, isPlainWhole), pictures: lines.pictures };
}

function chosen(plain: string, rich: string, isPlainWhole: boolean): string {
  if (!isVisible(rich)) return plain;
  if (!isVisible(plain) || !isPlainWhole) return rich;
  const [inPlain, inRich] = [wordsOf(plain), wordsOf(rich)];
  if (shareIn(inPlain, inRich) >= same) return hasQuote(rich) && !hasQuote(plain) ? rich : plain;
  const isPlaceholder = plain.length <= longestPlaceholder && aboutHtml.test(plain);
  if (isPlaceholder || shareIn(inRich, inPlain) >= same) return rich;
  return `${rich}\n\n${plain}`;
}

function isVisible(text: string): boolean {
  return text.replaceAll(invisible, '') !== '';
}

function hasQuote(text: string): boolean {
  return /^>/m.test(text);
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .replaceAll(addresses, ' ')
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, mostWords),
  );
}

/** How much of `words` is in the others. */
function shareIn(others: ReadonlySet<string>, words: ReadonlySet<string>): number {
  if (words.size === 0) return 1;
  let found = 0;
  for (const word of words) if (others.has(word)) found += 1;
  return found / words.size;
}
