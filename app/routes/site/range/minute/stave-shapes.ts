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
    'M26-10C23-14 22-17 22-21C22-29 29-35 35-35C42-35 48-27 48-18C48-8 40-2 31-2C20-2 11-11 11-23C11-43 25-56 37-70C42-76 44-81 44-88C44-96 39-108 34-108C29-108 25-94 25-84L39 16C41 29 37 37 31 37C29 37 27 36 26 34L18 28C18 35 24 40 31 40C40 40 44 31 42 18L28-84C27-94 33-105 35-105C36-105 37-96 37-91C37-82 33-77 29-72C18-58 3-44 3-24C3-9 15 2 30 2C45 2 55-8 55-20C55-31 46-39 36-39C26-39 18-31 18-21C18-17 21-13 26-10zM18 28a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0z',
  bass: 'M20-59a7.5 7.5 0 1 1-15 0 7.5 7.5 0 1 1 15 0zM4-61C4-76 15-84 28-83 45-81 53-66 49-47 44-26 25-9 3 0 22-13 34-31 37-50 39-66 36-79 26-79 17-79 10-72 9-60zM65-70a4.5 4.5 0 1 1-9 0 4.5 4.5 0 1 1 9 0zM65-50a4.5 4.5 0 1 1-9 0 4.5 4.5 0 1 1 9 0z',
};

export const accidentalShapes = {
  sharp: 'M-3-11V13M3-13V11M-7-2 7-6M-7 6 7 2',
  flat: 'M-4-20V8C2 5 6 1 5-3 4-6-1-6-4-1',
};
