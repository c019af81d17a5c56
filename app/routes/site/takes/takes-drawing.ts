import { type Contour, type Part, sungParts, sungSpan } from '#studio/site/takes/contour.ts';
import { notesOf } from '#studio/site/takes/notes.ts';
import { type TakeName, takeNames } from '#studio/site/takes/take-pair.ts';

const size = { width: 1280, height: 300 };
const staveLines = [60, 105, 150, 195, 240];

const inset = 60;
const edge = 34;
/** Of two lines of the stave, which are a third apart. */
const tallestCent = 45 / 325;
/** Units between the ends of a pane's upper and lower side. */
const slant = 84;
/** Of which the highest gets the pane, where no words say how many there are. */
const wordlessNotes = 8;
/** Units; a point that is nearer to its neighbours' line is left out. */
const tolerance = 0.8;
/** Of a letter and of a space on a phone, in units. */
const letter = 26;

export interface TakesDrawing extends Record<TakeName, string> {
  viewBox: string;
  stave: string;
  /** Behind the highest note of the last take. */
  pane: string;
  /** `x` in per cent of the width. */
  words: { text: string; x: number }[];
  /** Where each recording begins and ends, as shares of the width: silence is left out of the drawing. */
  inked: Record<TakeName, { from: number; to: number }>;
}

/** `lastOf`: the step of the last take at the same place of the line; without it both takes are equally wide. */
export function drawTakes(
  takes: Record<TakeName, Contour>,
  words: readonly string[],
  lastOf?: (firstStep: number) => number,
): TakesDrawing {
  const yOf = scaleOf(takeNames.flatMap((take) => takes[take].filter((cents) => cents > 0)));
  const last = placeIn(takes.last);
  const xOf = { first: lastOf ? (step: number) => last(lastOf(step)) : placeIn(takes.first), last };
  const path = (take: TakeName) =>
    sungParts(takes[take])
      .map((part) => pathOf(takes[take], part, { x: xOf[take], y: yOf }))
      .join('');
  const notes = notesOf(takes.last, words.length || wordlessNotes);
  const highest = notes.reduce((one, other) => (other.cents > one.cents ? other : one));
  const [from, to] = [xOf.last(highest.from), xOf.last(highest.to)];
  const share = (take: TakeName, step: number) => round(xOf[take](step) / size.width, 3);
  const inked = (take: TakeName) => ({ from: share(take, 0), to: share(take, takes[take].length) });
  return {
    viewBox: `0 0 ${size.width} ${size.height}`,
    stave: staveLines.map((y) => `M0 ${y}H${size.width}`).join(''),
    first: path('first'),
    last: path('last'),
    pane: `M${round(from + slant / 2)} 0H${round(to + slant / 2)}L${round(to - slant / 2)} ${size.height}H${round(from - slant / 2)}z`,
    words: placeWords(
      words,
      notes.map((note) => xOf.last(note.from)),
    ),
    inked: { first: inked('first'), last: inked('last') },
  };
}

/** Equal steps for equal intervals, as large as on a stave where they fit. */
function scaleOf(cents: readonly number[]): (cents: number) => number {
  const [lowest, highest] = [Math.min(...cents), Math.max(...cents)];
  const unit = Math.min(tallestCent, (size.height - 2 * edge) / Math.max(1, highest - lowest));
  return (value) => size.height / 2 - (value - (lowest + highest) / 2) * unit;
}

/** Both takes are equally wide, from the first sound to the last. */
function placeIn(contour: Contour): (step: number) => number {
  const { from, to } = sungSpan(contour);
  return (step) => inset + ((step - from) / Math.max(1, to - from)) * (size.width - 2 * inset);
}

interface Scales {
  x: (step: number) => number;
  y: (cents: number) => number;
}

function pathOf(contour: Contour, { from, to }: Part, { x, y }: Scales): string {
  const points = contour.slice(from, to).map((cents, n): Point => [x(from + n), y(cents)]);
  const [start, ...others] = simplified(points).map(([left, top]) => `${round(left)} ${round(top)}`);
  return `M${start}${others.length > 0 ? `L${others.join(' ')}` : 'h.1'}`;
}

type Point = readonly [x: number, y: number];

/** Ramer, Douglas and Peucker's line of fewer points. */
function simplified(points: readonly Point[]): Point[] {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end || points.length < 3) return [...points];
  let farthest = { at: 0, distance: 0 };
  for (const [at, point] of points.entries()) {
    const along = (point[0] - start[0]) / (end[0] - start[0] || 1);
    const distance = Math.abs(point[1] - start[1] - along * (end[1] - start[1]));
    if (distance > farthest.distance) farthest = { at, distance };
  }
  if (farthest.distance <= tolerance) return [start, end];
  const before = simplified(points.slice(0, farthest.at + 1));
  return [...before.slice(0, -1), ...simplified(points.slice(farthest.at))];
}

/** Under their notes, but never over each other, also on a phone. */
function placeWords(words: readonly string[], onsets: readonly number[]): TakesDrawing['words'] {
  const widths = words.map((text) => ([...text].length + 1) * letter);
  const places: number[] = [];
  for (const n of words.keys()) {
    const free = n === 0 ? 0 : places[n - 1]! + widths[n - 1]!;
    places.push(Math.max(onsets[n] ?? free, free));
  }
  let free = size.width;
  for (let n = words.length - 1; n >= 0; n -= 1) {
    places[n] = Math.max(0, Math.min(places[n]!, free - widths[n]!));
    free = places[n]!;
  }
  return words.map((text, n) => ({ text, x: round((100 * places[n]!) / size.width) }));
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
