import type { PitchFrame } from '#platform/media/pitch/pitch-tracker.ts';
import { type Part, sungParts } from '#studio/site/takes/contour.ts';
import { type Clef, heightOf } from './stave-shapes.ts';

export interface LineScale {
  clef: Clef;
  bottom: number;
  step: number;
  left: number;
  perFrame: number;
}

const thinnest = 1.1;
const swelling = 3.6;
/** Frames: a point of the drawing each 30 ms. */
const stride = 3;
const shortest = 6;

/** The outline of a stroke that is as thick as the voice is loud. */
export function inkOutline(
  { line, frames }: { line: readonly number[]; frames: readonly PitchFrame[] },
  scale: LineScale,
): string {
  return sungParts(line)
    .filter(({ from, to }) => to - from >= shortest)
    .map((part) => outlineOf(part, { line, frames, scale }))
    .join('');
}

interface Drawn {
  line: readonly number[];
  frames: readonly PitchFrame[];
  scale: LineScale;
}

function outlineOf({ from, to }: Part, { line, frames, scale }: Drawn): string {
  const upper: string[] = [];
  const lower: string[] = [];
  for (let n = from; n < to; n += stride) {
    const around = line.slice(Math.max(from, n - 2), Math.min(to, n + 3));
    const cents = around.reduce((sum, value) => sum + value, 0) / around.length;
    const half = halfWidth(frames[n]?.level ?? -60, Math.min(n - from, to - n));
    const [x, y] = [xOf(n, scale), yOf(cents, scale)];
    upper.push(`${round(x)} ${round(y - half)}`);
    lower.push(`${round(x)} ${round(y + half)}`);
  }
  return `M${upper.join('L')}L${lower.toReversed().join('L')}z`;
}

export const xOf = (frame: number, { left, perFrame }: LineScale) => left + frame * perFrame;
export const yOf = (cents: number, { bottom, step, clef }: LineScale) =>
  bottom - heightOf(cents / 100, clef) * step;

function halfWidth(level: number, fromEdge: number): number {
  const loud = Math.min(1, Math.max(0, (level + 55) / 40));
  return (thinnest + swelling * loud) * Math.min(1, 0.35 + fromEdge / 15);
}

const round = (value: number) => Math.round(value * 10) / 10;
