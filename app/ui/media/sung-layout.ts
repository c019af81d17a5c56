import { wordWidth } from './bodoni-advances.ts';

/**
 * How a headline is set to music, for any words in either language. Positions are classes, not styles (our CSP allows
 * no style attributes): `w0`…`w8` are heights on the stave where the page is wide, `p0`…`p5` on a phone.
 */
export interface SungWord {
  text: string;
  wide: number;
  phone: number;
  /** Order of singing; delays the rise. */
  index: number;
}

export interface SungLayout {
  /** Lines on a phone; where the page is wide they run together on one stave, or stay lines when `wideLines` > 1. */
  systems: SungWord[][];
  wideSize: 'xl' | 'l' | 'm';
  wideLines: 1 | 2;
  phoneSize: 'l' | 'm' | 's';
}

/** Space between words in em. */
export const wordGap = 0.27;

/**
 * Line length in em that each size has room for up to the right edge of the page. The extender of the last word may
 * use the margin; words may not, so other lines must leave it free.
 */
const wideRoom = { xl: 9, l: 12.2, m: 15.2 } as const;
const phoneRoom = { l: 6.5, m: 7.8, s: 9.7 } as const;
const extender = 0.32;
const margin = 0.4;
const highestWide = 8;
const highestPhone = 5;

/** Null: these words would stand badly on a stave, and the page sets a calm heading instead. */
export function sungLayout(
  text: string,
  options: { melody?: readonly number[]; largest?: 'xl' | 'l' } = {},
): SungLayout | null {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > 9) return null;
  const wide = fitWide(words, options.largest ?? 'xl');
  const phone = fitPhone(words);
  // Lines of a phone are lines of the wide page, too: three of them stand badly there.
  if (!wide || !phone || (wide.lines === 2 && phone.lines.length > 2)) return null;
  const heights = melodyFor(words, options.melody);
  const sung = words.map((word, index) => ({
    text: word,
    wide: heights[index] ?? 0,
    phone: Math.min(highestPhone, Math.round(((heights[index] ?? 0) * highestPhone) / 7)),
    index,
  }));
  const lines = wide.lines === 2 && phone.lines.length === 1 ? fill(words, wideRoom[wide.size]) : phone.lines;
  if (!lines) return null;
  const ends = lines.map((_, line) => lines.slice(0, line + 1).reduce((sum, count) => sum + count, 0));
  const systems = lines.map((count, line) => sung.slice(ends[line]! - count, ends[line]));
  return { systems, wideSize: wide.size, wideLines: wide.lines, phoneSize: phone.size };
}

function fitWide(words: readonly string[], largest: 'xl' | 'l') {
  const sizes = (['xl', 'l', 'm'] as const).slice(largest === 'xl' ? 0 : 1);
  for (const size of sizes) {
    if (lineWidth(words) + extender <= wideRoom[size]) return { size, lines: 1 as const };
  }
  const two = fill(words, wideRoom.l);
  return two && two.length === 2 ? { size: 'l' as const, lines: 2 as const } : null;
}

function fitPhone(words: readonly string[]) {
  for (const [size, mostLines] of [
    ['l', 2],
    ['m', 3],
    ['s', 3],
  ] as const) {
    const lines = fill(words, phoneRoom[size]);
    if (lines && lines.length <= mostLines) return { size, lines };
  }
  return null;
}

/** Words per line, in as few lines as fit and those as even as they can be; null when a word alone is too long. */
function fill(words: readonly string[], room: number): number[] | null {
  for (let count = 1; count <= words.length; count += 1) {
    const lines = evenest(words, count);
    if (lines && longest(words, lines) <= room) return lines;
  }
  return null;
}

/** The breaking into `count` lines whose longest line is shortest. */
function evenest(words: readonly string[], count: number): number[] | null {
  if (count === 1) return [words.length];
  let best: number[] | null = null;
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const rest = evenest(words.slice(first), count - 1);
    if (!rest) continue;
    const lines = [first, ...rest];
    if (!best || longest(words, lines) < longest(words, best)) best = lines;
  }
  return best;
}

/** Width of the widest line; the last one carries the extender, the others must keep out of the margin. */
function longest(words: readonly string[], lines: readonly number[]): number {
  let taken = 0;
  return Math.max(
    ...lines.map((count, line) => {
      const width = lineWidth(words.slice(taken, taken + count));
      taken += count;
      return width + (line === lines.length - 1 ? extender : margin);
    }),
  );
}

function lineWidth(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + wordWidth(word), 0) + wordGap * (words.length - 1);
}

/** A given melody, or one by rule: it climbs with the words, leans back before the end, and the last word is held. */
function melodyFor(words: readonly string[], given: readonly number[] | undefined): number[] {
  if (given && given.length === words.length)
    return given.map((height) => Math.min(highestWide, Math.max(0, height)));
  const last = words.length - 1;
  if (last === 0) return [2];
  if (last === 1) return [0, 3];
  return words.map((_, index) => {
    if (index === last) return 5;
    const climb = Math.round((index * 5) / last);
    return index === last - 1 && last > 2 ? Math.max(1, climb - 1) : climb;
  });
}

/** The page's margin and the size of an 'l' headline where the page is wide, as shares of its width. */
const pageMargin = 0.044;
const wideSize = 0.0772;

/** Where each word of an 'l' headline begins on the wide page, as a share of its width. */
export function wordOnsets(text: string): Array<{ text: string; onset: number }> {
  let onset = pageMargin;
  return text.split(/\s+/).map((word) => {
    const here = { text: word, onset };
    onset += (wordWidth(word) + wordGap) * wideSize;
    return here;
  });
}
