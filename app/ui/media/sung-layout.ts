import { wordGap, wordWidth } from '#platform/media/bodoni-advances.ts';

/** Positions are classes, because our CSP forbids style attributes: `w0`…`w8` wide, `p0`…`p5` on a phone. */
export interface SungWord {
  text: string;
  wide: number;
  phone: number;
  /** Order of the animation. */
  index: number;
}

export interface SungLayout {
  /** Lines on a phone; wide screens join them into one staff unless `wideLines` > 1. */
  systems: SungWord[][];
  wideSize: 'xl' | 'l' | 'm';
  wideLines: 1 | 2;
  phoneSize: 'l' | 'm' | 's';
}

/** Maximum line length in em per size. Only the last word's extender may use the margin. */
const wideRoom = { xl: 9, l: 12.2, m: 15.2 } as const;
const phoneRoom = { l: 6.5, m: 7.8, s: 9.7 } as const;
const extender = 0.32;
const margin = 0.4;
const highestWide = 8;
const highestPhone = 5;

/** Null: the text does not fit, and the page shows a plain heading. */
export function sungLayout(
  text: string,
  options: { melody?: readonly number[]; largest?: 'xl' | 'l' } = {},
): SungLayout | null {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > 9) return null;
  const wide = fitWide(words, options.largest ?? 'xl');
  const phone = wide && fitPhone(words, wide.lines);
  // Phone lines are also lines on wide screens, where three do not fit.
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

/** A smaller size before a third line. */
function fitPhone(words: readonly string[], wideLines: 1 | 2) {
  const sizes = ['l', 'm', 's'] as const;
  const two = wideLines === 1 ? sizes : (['l'] as const);
  const tries = [...two.map((size) => [size, 2] as const), ['m', 3] as const, ['s', 3] as const];
  for (const [size, mostLines] of tries) {
    const lines = fill(words, phoneRoom[size]);
    if (lines && lines.length <= mostLines) return { size, lines };
  }
  return null;
}

/** Line length in em beside a figure, whose voice carries two short lines. */
const fanRoom = 6.8;

export function fitsFan(text: string, room: number = fanRoom): boolean {
  const systems = sungLayout(text, { largest: 'l' })?.systems ?? [];
  return systems.length === 2 && systems.every((words) => lineWidth(words.map((word) => word.text)) <= room);
}

/** Words per line, with as few and as even lines as possible; null when a word is too long. */
function fill(words: readonly string[], available: number): number[] | null {
  for (let count = 1; count <= words.length; count += 1) {
    const lines = evenest(words, count);
    if (lines && longest(words, lines) <= available) return lines;
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

/** Width of the widest line; all but the last, with its extender, leave the margin free. */
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

/** The given melody, or a generated one: it rises, falls before the end, and holds the last word. */
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

/** The page's margin and the size of an 'l' headline on wide screens, as shares of the width. */
const pageMargin = 0.044;
const wideSize = 0.0772;

/** Start of each word of an 'l' headline on wide screens, as a share of the width. */
export function wordOnsets(text: string): Array<{ text: string; onset: number }> {
  let onset = pageMargin;
  return text.split(/\s+/).map((word) => {
    const here = { text: word, onset };
    onset += (wordWidth(word) + wordGap) * wideSize;
    return here;
  });
}
