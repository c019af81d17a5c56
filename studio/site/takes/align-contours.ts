import { type Contour, sungSpan } from './contour.ts';

/** Where the same place of the phrase is in the other recording, in steps. */
export interface Alignment {
  laterOf(earlierStep: number): number;
  earlierOf(laterStep: number): number;
}

/** Cents; farther apart, two notes differ as much as note and silence. */
const farthest = 600;
const costOfSilence = 0.7;
/** Of a pause in one recording only. */
const costOfWaiting = 0.4;
/** Back from a pair of steps: equal speed, half and double speed, and waiting. */
const moves = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 0],
  [0, 1],
] as const;

/**
 * Dynamic time warping from the first sound to where the shorter excerpt of the phrase ends. Pitches are
 * compared by their distance from the median, so that another key of the same phrase is aligned too.
 */
export function alignContours(earlier: Contour, later: Contour): Alignment {
  const [from, to] = [sungSpan(earlier), sungSpan(later)];
  const pairs = warpingPath(
    relative(earlier.slice(from.from, from.to)),
    relative(later.slice(to.from, to.to)),
  );
  const earlierSteps = pairs.map(([step]) => step + from.from);
  const laterSteps = pairs.map(([, step]) => step + to.from);
  return {
    laterOf: (step) => interpolated(earlierSteps, laterSteps, step),
    earlierOf: (step) => interpolated(laterSteps, earlierSteps, step),
  };
}

/** NaN is silence. */
function relative(contour: Contour): number[] {
  const sung = contour.filter((cents) => cents > 0).toSorted((one, other) => one - other);
  const middle = sung[Math.floor(sung.length / 2)] ?? 0;
  return contour.map((cents) => (cents > 0 ? cents - middle : Number.NaN));
}

function distance(one: number, other: number): number {
  if (Number.isNaN(one) && Number.isNaN(other)) return 0;
  if (Number.isNaN(one) || Number.isNaN(other)) return costOfSilence;
  return Math.min(1, Math.abs(one - other) / farthest);
}

type Pair = readonly [earlier: number, later: number];

function warpingPath(earlier: readonly number[], later: readonly number[]): Pair[] {
  const width = later.length;
  const costs = new Float64Array(earlier.length * width).fill(Number.POSITIVE_INFINITY);
  const taken = new Uint8Array(earlier.length * width);
  const costAt = (row: number, column: number) =>
    row < 0 || column < 0 ? Number.POSITIVE_INFINITY : costs[row * width + column]!;
  costs[0] = distance(earlier[0]!, later[0]!);
  for (let row = 0; row < earlier.length; row += 1)
    for (let column = row === 0 ? 1 : 0; column < width; column += 1) {
      const at = row * width + column;
      const here = distance(earlier[row]!, later[column]!);
      for (const [move, [rows, columns]] of moves.entries()) {
        const added = rows === 0 || columns === 0 ? here + costOfWaiting : here * Math.max(rows, columns);
        const cost = costAt(row - rows, column - columns) + added;
        if (cost < costs[at]!) {
          costs[at] = cost;
          taken[at] = move;
        }
      }
    }
  const path = [endOf(costAt, earlier.length, width)];
  for (let [[row, column]] = path as [Pair]; row > 0 || column > 0; path.push([row, column])) {
    const [rows, columns] = moves[taken[row * width + column]!]!;
    [row, column] = [row - rows, column - columns];
  }
  return path.reverse();
}

/** The end of one of the two with the least cost per step. */
function endOf(costAt: (row: number, column: number) => number, rows: number, columns: number): Pair {
  let best: { cost: number; pair: Pair } = { cost: Number.POSITIVE_INFINITY, pair: [rows - 1, columns - 1] };
  const consider = (row: number, column: number) => {
    const cost = costAt(row, column) / (row + column + 2);
    if (cost <= best.cost) best = { cost, pair: [row, column] };
  };
  for (let row = Math.floor(rows / 2); row < rows; row += 1) consider(row, columns - 1);
  for (let column = Math.floor(columns / 2); column < columns; column += 1) consider(rows - 1, column);
  return best.pair;
}

/** Beyond the aligned part both go on at the same speed. */
function interpolated(from: readonly number[], to: readonly number[], step: number): number {
  const last = from.length - 1;
  if (step <= from[0]!) return to[0]! - (from[0]! - step);
  if (step >= from[last]!) return to[last]! + (step - from[last]!);
  const after = from.findIndex((each) => each > step);
  const [before, start] = [from[after - 1]!, to[after - 1]!];
  return start + ((step - before) / (from[after]! - before)) * (to[after]! - start);
}
