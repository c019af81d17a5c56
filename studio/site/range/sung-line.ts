import type { PitchFrame } from '#platform/media/pitch/pitch-tracker.ts';

export const framesPerSecond = 100;

/** Decibels; a frame counts from here above the room. */
const aboveRoom = 10;
const leastClarity = 0.8;
const settling = 10;

/** Median level in dB before anyone sings. */
export function roomLevel(frames: readonly PitchFrame[]): number {
  return median(frames.slice(settling).map(({ level }) => level));
}

/** Cents (A4 is 6900) per frame, where the voice is clear and stands out from the room; else 0. */
export function sungLine(frames: readonly PitchFrame[], room: number): number[] {
  const line = frames.map(({ hertz, clarity, level }) =>
    hertz !== null && clarity >= leastClarity && level >= room + aboveRoom ? centsOf(hertz) : 0,
  );
  return line.map((value, n) => withoutOctaveError(value, line[n - 1] ?? 0, line[n + 1] ?? 0));
}

function withoutOctaveError(value: number, before: number, after: number): number {
  const isAlone = before > 0 && after > 0 && Math.abs(before - after) < 200 && Math.abs(value - before) > 400;
  return isAlone ? (before + after) / 2 : value;
}

export const centsOf = (hertz: number) => 6900 + 1200 * Math.log2(hertz / 440);

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))] ?? Number.NaN;
}
