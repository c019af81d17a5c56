import { type Contour, type Part, stepSeconds, sungParts, sungSpan } from './contour.ts';

export interface Note extends Part {
  /** Median cents. */
  cents: number;
}

/** Steps; a note that is shorter belongs to its neighbour. */
const shortest = 4;

/** The line as this many notes: the cuts at which the pitch within each note varies least. Notes of one pitch are equally long. */
export function notesOf(contour: Contour, count: number): Note[] {
  const sung = [...contour.entries()].filter(([, cents]) => cents > 0);
  const most = Math.max(1, Math.min(count, Math.floor(sung.length / shortest)));
  const ends = cutsOf(withoutVibrato(sung.map(([, cents]) => cents)), most);
  return ends.map((end, n) => {
    const part = sung.slice(n === 0 ? 0 : ends[n - 1], end);
    const cents = median(part.map(([, value]) => value));
    return { from: part[0]?.[0] ?? 0, to: (part.at(-1)?.[0] ?? 0) + 1, cents };
  });
}

/** The mean over a period of slow vibrato. */
function withoutVibrato(values: readonly number[]): number[] {
  const half = 5;
  return values.map((_, n) => {
    const around = values.slice(Math.max(0, n - half), n + half + 1);
    return around.reduce((sum, value) => sum + value, 0) / around.length;
  });
}

/** Where each of `count` parts ends, by dynamic programming over the costs of the parts. */
function cutsOf(values: readonly number[], count: number): number[] {
  const cost = costOf(values);
  let costs = values.map((_, n) => cost(0, n + 1));
  const cuts: number[][] = [];
  for (let part = 1; part < count; part += 1) {
    const best = values.map((_, n) => bestCut(costs, n + 1, cost));
    cuts.push(best.map(({ at }) => at));
    costs = best.map((each) => each.cost);
  }
  const ends = [values.length];
  for (const at of cuts.toReversed()) ends.unshift(at[(ends[0] ?? 1) - 1] ?? 0);
  return ends;
}

type Cost = (from: number, to: number) => number;

function bestCut(costs: readonly number[], end: number, cost: Cost): { at: number; cost: number } {
  let best = { at: 0, cost: Number.POSITIVE_INFINITY };
  for (let at = shortest; at <= end - shortest; at += 1) {
    const all = costs[at - 1]! + cost(at, end);
    if (all < best.cost) best = { at, cost: all };
  }
  return best;
}

/** Cents per step; a faster change is a glide between notes. */
const fastest = 9;
const weightOfGlide = 0.02;
const costOfLength = 2;

/** Squared deviations from the mean of a part, where the pitch is steady; infinite where the part is too short. */
function costOf(values: readonly number[]): Cost {
  const sums = [{ weight: 0, first: 0, second: 0 }];
  for (const [n, value] of values.entries()) {
    const slope = Math.abs((values[n + 1] ?? value) - (values[n - 1] ?? value)) / 2;
    const weight = slope > fastest ? weightOfGlide : 1;
    const { weight: all, first, second } = sums[n]!;
    sums.push({
      weight: all + weight,
      first: first + weight * value,
      second: second + weight * value * value,
    });
  }
  return (from, to) => {
    if (to - from < shortest) return Number.POSITIVE_INFINITY;
    const [before, after] = [sums[from]!, sums[to]!];
    const first = after.first - before.first;
    const deviation = after.second - before.second - (first * first) / (after.weight - before.weight);
    return deviation + costOfLength * (to - from) ** 2;
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

export interface TakeFacts {
  /** Of what is sung. */
  seconds: number;
  /** How often the line stops before its end. */
  breaks: number;
  /** Cents of the highest note that is held for a fifth of a second. */
  highest: number;
  lowest: number;
}

/** Silences of consonants are shorter. */
const shortestBreak = 8;
const held = 10;

export function takeFacts(contour: Contour): TakeFacts {
  const { from, to } = sungSpan(contour);
  const parts = sungParts(contour);
  const gaps = parts.slice(1).map((part, n) => part.from - (parts[n]?.to ?? 0));
  const steady = parts.flatMap((part) => steadyCents(contour.slice(part.from, part.to)));
  const notes = steady.length > 0 ? steady : contour.filter((cents) => cents > 0);
  return {
    seconds: (to - from) * stepSeconds,
    breaks: gaps.filter((gap) => gap >= shortestBreak).length,
    highest: Math.max(...notes),
    lowest: Math.min(...notes),
  };
}

function steadyCents(part: readonly number[]): number[] {
  const medians: number[] = [];
  for (let at = 0; at + held <= part.length; at += 1) {
    const window = part.slice(at, at + held);
    if (Math.max(...window) - Math.min(...window) < 250) medians.push(median(window));
  }
  return medians;
}
