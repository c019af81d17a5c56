import { framesPerSecond, median, percentile } from './sung-line.ts';

export interface HeldNote {
  cents: number;
  /** Frames; `to` is exclusive. */
  from: number;
  to: number;
}

const shortest = 0.5 * framesPerSecond;
const leastSung = 0.9;
/** Cents, without vibrato. A siren of an octave in three seconds moves 200 in half a second. */
const widest = 90;
/** Cents by which a frame departs from the line of its neighbours; the fundamental of a creak jumps by more. */
const roughest = 30;
/** Half a period of slow vibrato, in frames. */
const half = 10;

/** Every half second in which one pitch is held; neighbouring ones overlap. */
export function heldNotes(line: readonly number[]): HeldNote[] {
  const smooth = line.map((value, n) => (value === 0 ? 0 : meanAround(line, n)));
  const found: HeldNote[] = [];
  for (let from = 0; from + shortest <= line.length; from += 1) {
    if (line[from] === 0) continue;
    const cents = heldIn(smooth.slice(from, from + shortest), line.slice(from, from + shortest));
    if (cents !== null) found.push({ cents, from, to: from + shortest });
  }
  return found;
}

function heldIn(smooth: readonly number[], line: readonly number[]): number | null {
  const sung = smooth.filter((value) => value > 0);
  if (sung.length < leastSung * smooth.length) return null;
  if (percentile(sung, 95) - percentile(sung, 5) > widest) return null;
  return roughness(line) > roughest ? null : median(sung);
}

function roughness(line: readonly number[]): number {
  const bends = line.slice(1, -1).flatMap((value, n) => {
    const [before = 0, after = 0] = [line[n], line[n + 2]];
    return value > 0 && before > 0 && after > 0 ? [Math.abs(before - 2 * value + after)] : [];
  });
  return bends.length === 0 ? 0 : median(bends);
}

function meanAround(line: readonly number[], at: number): number {
  const around = line.slice(Math.max(0, at - half), at + half + 1).filter((value) => value > 0);
  return around.reduce((sum, value) => sum + value, 0) / around.length;
}
