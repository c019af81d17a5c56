import type { PitchFrame } from '#platform/media/pitch/pitch-tracker.ts';

/** Cents above C-1 per step, as whole numbers (A4 is 6900); 0 is silence. */
export type Contour = readonly number[];

export const stepSeconds = 0.02;
export const longestSeconds = 20;
/** Half a second to 20 seconds. */
const steps = { fewest: 25, most: longestSeconds / stepSeconds };
const highestCents = 10_800;
const framesPerStep = 2;

const leastClarity = 0.8;
/** Decibels below the loudest part: the room, not the singer. */
const quietest = 32;
/** Frames; shorter ones are clicks and consonants. */
const shortestNote = 6;

export function isContour(numbers: readonly number[]): boolean {
  const isCents = (value: number) => Number.isInteger(value) && value >= 0 && value <= highestCents;
  return numbers.length >= steps.fewest && numbers.length <= steps.most && numbers.every(isCents);
}

/** Null: not a line of numbers. */
export function readContour(text: string): number[] | null {
  if (text.length > 6 * steps.most || !/^\d{1,5}(,\d{1,5})*$/.test(text)) return null;
  const numbers = text.split(',').map(Number);
  return isContour(numbers) && numbers.some((value) => value > 0) ? numbers : null;
}

/** Of a recording from its start to its end. Null: too little is sung. */
export function contourOf(frames: readonly PitchFrame[]): number[] | null {
  const loudest = Math.max(...frames.map(({ level }) => level));
  const isSung = ({ hertz, clarity, level }: PitchFrame) =>
    hertz !== null && clarity >= leastClarity && level > loudest - quietest;
  const cents = frames.map((frame) =>
    isSung(frame) ? 6900 + 1200 * Math.log2((frame.hertz ?? 440) / 440) : 0,
  );
  const line = withoutShortNotes(withoutOctaveErrors(cents));
  const contour: number[] = [];
  for (let at = 0; at + framesPerStep <= line.length; at += framesPerStep)
    contour.push(Math.round(meanOfSung(line.slice(at, at + framesPerStep))));
  return isContour(contour) && contour.filter((value) => value > 0).length >= steps.fewest ? contour : null;
}

/** A frame far from both neighbours, which agree, is a mistake of the tracker. */
function withoutOctaveErrors(line: readonly number[]): number[] {
  return line.map((value, n) => {
    const [before = 0, after = 0] = [line[n - 1], line[n + 1]];
    const isAlone =
      before > 0 && after > 0 && Math.abs(before - after) < 200 && Math.abs(value - before) > 400;
    return isAlone ? (before + after) / 2 : value;
  });
}

function withoutShortNotes(line: readonly number[]): number[] {
  const kept = [...line];
  for (const { from, to } of sungParts(line)) if (to - from < shortestNote) kept.fill(0, from, to);
  return kept;
}

function meanOfSung(values: readonly number[]): number {
  const sung = values.filter((value) => value > 0);
  return sung.length * 2 < values.length ? 0 : sung.reduce((sum, value) => sum + value, 0) / sung.length;
}

export interface Part {
  from: number;
  /** Exclusive. */
  to: number;
}

/** Stretches without silence. */
export function sungParts(line: readonly number[]): Part[] {
  const parts: Part[] = [];
  let from = -1;
  for (let n = 0; n <= line.length; n += 1) {
    const isSung = (line[n] ?? 0) > 0;
    if (isSung && from < 0) from = n;
    if (!isSung && from >= 0) {
      parts.push({ from, to: n });
      from = -1;
    }
  }
  return parts;
}

/** From the first to the last sound. */
export function sungSpan(contour: Contour): Part {
  const parts = sungParts(contour);
  return { from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? contour.length };
}
