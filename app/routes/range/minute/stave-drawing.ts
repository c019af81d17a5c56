import type { Note } from '#studio/site/range/voice-range.ts';
import { accidentalOf, accidentalShapes, type Clef, clefShapes, ledgersOf, stepOf } from './stave-shapes.ts';

export interface StavePlace {
  clef: Clef;
  width: number;
  /** Of the bottom line. */
  bottom: number;
  /** Units of a step: half the distance of two lines. */
  step: number;
}

const lines = [0, 2, 4, 6, 8];

/** As SVG; of numbers only. */
export function drawStave({ clef, width, bottom, step }: StavePlace): string {
  const stave = lines.map((n) => `M0 ${bottom - n * step}H${width}`).join('');
  const place = `translate(${2 * step} ${bottom}) scale(${step / 10})`;
  return `<path class="stave-lines" d="${stave}"/><path class="ink" d="${clefShapes[clef]}" transform="${place}"/>`;
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
