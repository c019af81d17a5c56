import { htmlText } from './html-text.ts';
import { TextLines } from './text-lines.ts';

export interface Body {
  plain: string;
  html: string;
}

export interface BodyText {
  text: string;
  /** Content-IDs of the pictures that are only in what is quoted. */
  quotedPictures: ReadonlySet<string>;
}

const invisible = /[\s\u2800\p{Default_Ignorable_Code_Point}]+/gu;
/** What programs write into a plain part that is not meant to be read. */
const aboutHtml = /html|browser|multi-?part|mime/i;
const longestPlaceholder = 600;
const mostWords = 4_000;
/** Of their words: the rest is hyphenation, and names of pictures. */
const same = 0.9;
const addresses = /(?:https?:|mailto:|cid:|www\.)\S+/g;

/** Of each text the plain form, unless the HTML says more: a plain form can be empty, invisible or 'No HTML here'. */
export function bodyText(bodies: readonly Body[], length: number): BodyText {
  const texts: string[] = [];
  const pictures = new Set<string>();
  const quoted = new Set<string>();
  let left = length;
  for (const { plain, html } of bodies) {
    if (left <= 0) break;
    const lines = new TextLines();
    const rich = html === '' ? '' : htmlText(html, left, lines);
    const text = chosen(plain.slice(0, left), rich).trimEnd();
    if (isVisible(text)) texts.push(text);
    for (const [picture, isQuoted] of lines.pictures) (isQuoted ? quoted : pictures).add(picture);
    left -= text.length;
  }
  return { text: texts.join('\n\n'), quotedPictures: quoted.difference(pictures) };
}

function chosen(plain: string, rich: string): string {
  if (!isVisible(rich)) return plain;
  if (!isVisible(plain)) return rich;
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

function shareIn(others: ReadonlySet<string>, words: ReadonlySet<string>): number {
  if (words.size === 0) return 1;
  let found = 0;
  for (const word of words) if (others.has(word)) found += 1;
  return found / words.size;
}
