import type { Note } from '#studio/site/range/voice-range.ts';
import { accidentalOf, accidentalShapes, type Clef, clefShapes, ledgersOf, stepOf } from './stave-shapes.ts';

export interface StavePlace {
  clef: Clef;
  width: number;
  /** Of the bottom line. */
  bottom: number;
  /** Units of a step: half the distance of two lines. */
  step: number;
  clefAt?: number;
}

export const staveLines = ({ width, bottom, step }: Omit<StavePlace, 'clef'>) =>
  [0, 2, 4, 6, 8].map((n) => `M0 ${bottom - n * step}H${width}`).join('');

/** The picture above the minute on a wide screen, with the light of a window behind its stave. */
export const wideStave = { width: 1280, bottom: 300, step: 13 };
export const widePane =
  'M700 0H800L747 213H647zM806 0H906L853 213H753zM645 219H745L692 432H592zM751 219H851L798 432H698z';

/** As SVG; of numbers only. */
export function drawStave(stave: StavePlace): string {
  const { clef, bottom, step, clefAt = 2 * step } = stave;
  const place = `translate(${clefAt} ${bottom}) scale(${step / 10})`;
  return `<path class="stave-lines" d="${staveLines(stave)}"/><path class="ink" d="${clefShapes[clef]}" transform="${place}"/>`;
}

/** Of a voice between both ends of its range. */
export function strokeBetween({ left, right, from, to }: Record<'left' | 'right' | 'from' | 'to', number>) {
  const [third, thick] = [(right - left) * 0.42, 6];
  const there = `M${left} ${from}C${left + third} ${from - thick} ${right - third} ${to - thick} ${right} ${to}`;
  return `${there}C${right - third} ${to + thick} ${left + third} ${from + thick} ${left} ${from}z`;
}

/** 'whole': a limit of comfort; 'touched': heard once. */
export type HeadKind = 'whole' | 'touched' | 'played' | 'now';

const sizes = { whole: [1.72, 1], touched: [0.8, 0.54], played: [1.3, 0.92], now: [1.3, 0.92] } as const;

export function drawHead(
  { clef, bottom, step }: StavePlace,
  { note, x, kind }: { note: Note; x: number; kind: HeadKind },
): string {
  const height = stepOf(note, clef);
  const [rx, ry] = sizes[kind];
  const [y, accidental] = [bottom - height * step, accidentalOf(note)];
  const ledgers = ledgersOf(height).map((at) => `M${x - 2.1 * step} ${bottom - at * step}h${4.2 * step}`);
  const sign = `translate(${x - (rx + 1.1) * step} ${y}) scale(${step / 10})`;
  const tilt = kind === 'whole' ? '' : ` transform="rotate(-20 ${x} ${y})"`;
  return [
    `<g class="range-head as-${kind}"><path class="stave-lines" d="${ledgers.join('')}"/>`,
    accidental && `<path class="accidental" d="${accidentalShapes[accidental]}" transform="${sign}"/>`,
    `<ellipse cx="${x}" cy="${y}" rx="${rx * step}" ry="${ry * step}"${tilt}/>`,
    kind === 'whole' &&
      `<ellipse class="hole" cx="${x}" cy="${y}" rx="${0.9 * step}" ry="${0.6 * step}" transform="rotate(58 ${x} ${y})"/>`,
    '</g>',
  ]
    .filter(Boolean)
    .join('');
}
