import { heldNotes } from './held-notes.ts';
import { framesPerSecond, median } from './sung-line.ts';
import type { Vibrato, VoiceRange } from './voice-range.ts';

const rates = { from: 3, to: 9, step: 0.02 };
/** Cents from the middle; a slower or smaller change is steadiness. */
const leastExtent = 15;
/** Of the variance, that the wave must explain. */
const leastShare = 0.5;
const shortest = { steadiness: framesPerSecond, vibrato: 1.5 * framesPerSecond };
const edge = 0.1 * framesPerSecond;

/** Of each note of a line that is held for a second or longer, without its onset and end. */
export function longNotes(line: readonly number[]): number[][] {
  const notes: { from: number; to: number; cents: number }[] = [];
  for (const { from, to, cents } of heldNotes(line)) {
    const last = notes.at(-1);
    if (last && from <= last.to && Math.abs(last.cents - cents) < 80) last.to = to;
    else notes.push({ from, to, cents });
  }
  return notes
    .map(({ from, to }) => line.slice(from + edge, to - edge).filter((value) => value > 0))
    .filter(({ length }) => length >= shortest.steadiness);
}

export function describeLongNotes(
  notes: readonly number[][],
): Pick<VoiceRange, 'steadinessCents' | 'vibrato'> {
  if (notes.length === 0) return { steadinessCents: null, vibrato: null };
  const waves = notes.map((note) => ({ note, wave: waveIn(detrended(note)) }));
  const steadinessCents = median(waves.map(({ note, wave }) => wave?.rest ?? deviation(detrended(note))));
  const long = waves.filter(({ note }) => note.length >= shortest.vibrato);
  if (long.length === 0) return { steadinessCents, vibrato: null };
  const found = long.flatMap(({ wave }) => wave ?? []);
  if (found.length * 2 < long.length || found.length === 0) return { steadinessCents, vibrato: 'straight' };
  const [hertz, cents] = [median(found.map((wave) => wave.hertz)), median(found.map((wave) => wave.cents))];
  return { steadinessCents, vibrato: { hertz, cents } };
}

interface Wave extends Vibrato {
  rest: number;
}

/** The sinusoid that explains most of the line, if it is a vibrato. */
function waveIn(values: readonly number[]): Wave | null {
  let best = { hertz: 0, share: 0, cents: 0 };
  for (let hertz = rates.from; hertz <= rates.to; hertz += rates.step) {
    const fit = fitWave(values, hertz);
    if (fit.share > best.share) best = { hertz, ...fit };
  }
  if (best.cents < leastExtent || best.share < leastShare) return null;
  return {
    hertz: best.hertz,
    cents: best.cents,
    rest: deviation(values) * Math.sqrt(Math.max(0, 1 - best.share)),
  };
}

function fitWave(values: readonly number[], hertz: number): { share: number; cents: number } {
  let [cc, cs, ss, cy, sy, yy] = [0, 0, 0, 0, 0, 0];
  for (const [n, value] of values.entries()) {
    const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * (n + 0.5)) / values.length);
    const angle = (2 * Math.PI * hertz * n) / framesPerSecond;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    cc += weight * c * c;
    cs += weight * c * s;
    ss += weight * s * s;
    cy += weight * c * value;
    sy += weight * s * value;
    yy += weight * value * value;
  }
  const determinant = cc * ss - cs * cs;
  const [a, b] = [(cy * ss - sy * cs) / determinant, (sy * cc - cy * cs) / determinant];
  return { share: yy > 0 ? (a * cy + b * sy) / yy : 0, cents: Math.hypot(a, b) };
}

/** Without its parabola: notes drift slowly. */
function detrended(values: readonly number[]): number[] {
  const xs = values.map((_, n) => (2 * n) / (values.length - 1) - 1);
  const mean = average(values);
  const slope = average(values.map((value, n) => value * xs[n]!)) / average(xs.map((x) => x * x));
  const squares = xs.map((x) => x * x - average(xs.map((each) => each * each)));
  const bend =
    average(values.map((value, n) => value * squares[n]!)) / average(squares.map((square) => square ** 2));
  return values.map((value, n) => value - mean - slope * xs[n]! - bend * squares[n]!);
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const deviation = (values: readonly number[]) => Math.sqrt(average(values.map((value) => value * value)));
