import type { Note } from '#studio/site/range/voice-range.ts';

export type Clef = 'treble' | 'bass';

/** Steps of the scale, C0 is 0: the bottom line of each stave. */
const bottomLine = { treble: 30, bass: 18 };
const written = [0, 0, 1, 2, 2, 3, 3, 4, 5, 5, 6, 6];
const continuous = [0, 0.5, 1, 1.5, 2, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7];
const accidentals = ['', 'sharp', '', 'flat', '', '', 'sharp', '', 'flat', '', 'flat', ''] as const;

/** Steps above the bottom line, where a note is written. */
export function stepOf(note: Note, clef: Clef): number {
  return 7 * (Math.floor(note / 12) - 1) + written[note % 12]! - bottomLine[clef];
}

export function heightOf(note: number, clef: Clef): number {
  const whole = Math.floor(note);
  const [from, to] = [continuous[whole % 12]!, continuous[(whole % 12) + 1]!];
  return 7 * (Math.floor(whole / 12) - 1) + from + (to - from) * (note - whole) - bottomLine[clef];
}

export const accidentalOf = (note: Note) => accidentals[note % 12]!;

export function ledgersOf(step: number): number[] {
  if (step >= 10) return Array.from({ length: Math.floor((step - 8) / 2) }, (_, n) => 10 + 2 * n);
  return step <= -2 ? Array.from({ length: Math.floor(-step / 2) }, (_, n) => -2 - 2 * n) : [];
}

const middleC = 60;

export function clefFor(notes: readonly number[]): Clef {
  const low = notes.filter((note) => note < middleC).length;
  return low * 2 > notes.length ? 'bass' : 'treble';
}

/** Ten units are a step; the origin is on the bottom line. */
export const clefShapes: Record<Clef, string> = {
  treble:
    'M26-11l-3-5-1-2 1-6 0-3 3-3 3-3 3-2 2 0 3 0 4 2 2 2 2 2 2 4 1 3 0 4-1 6-2 4-6 4-4 2-4 0-6-1-4-1-3-2-2-3-3-3-2-7 0-6 1-4 2-8 2-5 5-8 19-24 2-5 2-4 0-6-1-7-2-6-1-3-2-2-3-1-1 0-2 1-2 3-2 5-2 6-1 5 0 4 14 100 0 6 0 4-2 4-2 4-1 1-3 1-3-1-1-1-3-3-3 3 1 2 3 2 2 1 4 0 3 0 2-1 3-4 2-4 1-6 0-6-14-102 0-8 2-6 2-4 1-2 2-1 1 5 1 9-1 8-1 3-4 5-8 11-10 13-4 8-3 6-3 9 0 6 1 6 3 7 6 6 4 3 5 1 5 1 4 0 5-1 4-1 5-2 3-3 3-3 2-4 1-4 1-4-1-4-2-6-4-5-3-2-6-2-3 0-4 0-5 3-4 3-3 4-1 4-1 5 1 3 2 2 4 5zM31 28a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0z',
  bass: 'M20-59a7.5 7.5 0 1 1-15 0 7.5 7.5 0 1 1 15 0zM4-61C4-76 15-84 28-83 45-81 53-66 49-47 44-26 25-9 3 0 22-13 34-31 37-50 39-66 36-79 26-79 17-79 10-72 9-60zM65-70a4.5 4.5 0 1 1-9 0 4.5 4.5 0 1 1 9 0zM65-50a4.5 4.5 0 1 1-9 0 4.5 4.5 0 1 1 9 0z',
};

export const accidentalShapes = {
  sharp: 'M-3-11V13M3-13V11M-7-2 7-6M-7 6 7 2',
  flat: 'M-4-20V8C2 5 6 1 5-3 4-6-1-6-4-1',
};
