import type { Language } from '#studio/shared/language.ts';
import { noteName } from '#studio/site/range/note-names.ts';
import type { SungPart } from '#studio/site/range/parts.ts';
import { comfortable, type NoteSpan, type VoiceRange } from '#studio/site/range/voice-range.ts';
import { drawHead, drawStave, type StavePlace, strokeBetween } from './stave-drawing.ts';
import { clefFor, heightOf, stepOf } from './stave-shapes.ts';

export interface Drawing {
  viewBox: string;
  markup: string;
}

const layouts = {
  phone: { width: 390, step: 7.5, left: 150, right: 310, clefAt: 18 },
  wide: { width: 1280, step: 9.5, left: 460, right: 1030, clefAt: 53 },
};
/** Steps around the outermost notes, for their names. */
const around = 7;

/** Both ends, the voice between them, and where it is at ease. Null: no ends. */
export function drawResult(
  range: VoiceRange,
  layout: keyof typeof layouts,
  language: Language,
): Drawing | null {
  const span = comfortable(range);
  if (!span) return null;
  const { width, step, left, right, clefAt } = layouts[layout];
  const clef = clefFor([(span.lowest + span.highest) / 2]);
  const heights = [...range.touched, span.lowest, span.highest].map((note) => stepOf(note, clef));
  const [top, low] = [Math.max(11, ...heights) + around, Math.min(-4, ...heights) - around];
  const place: StavePlace = { clef, width, bottom: top * step, step, clefAt };
  const yOf = (note: number) => place.bottom - heightOf(note, clef) * step;
  const [from, to] = [yOf(span.lowest), yOf(span.highest)];
  const name = (note: number, x: number, y: number) =>
    `<text class="end-name" x="${x}" y="${y}" text-anchor="middle">${noteName(note, language)}</text>`;
  const touched = range.touched.map((note) =>
    drawHead(place, { note, x: note < span.lowest ? left - 5 * step : right + 5 * step, kind: 'touched' }),
  );
  const markup = [
    range.tessitura ? `<path class="pane-shape" d="${paneOf(range.tessitura, { yOf, left, right })}"/>` : '',
    drawStave(place),
    `<path class="ink between" d="${strokeBetween({ left: left + 26, right: right - 26, from, to })}"/>`,
    drawHead(place, { note: span.lowest, x: left, kind: 'whole' }),
    drawHead(place, { note: span.highest, x: right, kind: 'whole' }),
    ...touched,
    name(span.lowest, left, from + 4.4 * step),
    name(span.highest, right, to - 2.6 * step),
  ];
  return { viewBox: `0 0 ${width} ${(top - low) * step}`, markup: markup.join('') };
}

interface Place {
  yOf: (note: number) => number;
  left: number;
  right: number;
}

function paneOf({ lowest, highest }: NoteSpan, { yOf, left, right }: Place): string {
  const [top, bottom] = [yOf(highest) - 4, yOf(lowest) + 4];
  const [middle, half] = [(left + right) / 2, (right - left) * 0.27];
  const lean = (bottom - top) * 0.18;
  return `M${middle - half + lean} ${top}H${middle + half + lean}L${middle + half - lean} ${bottom}H${middle - half - lean}z`;
}

/** All parts on one scale, from E2 to C6. */
const scale = { from: 40, to: 84, width: 180 };
const xOf = (note: number) => 8 + ((note - scale.from) / (scale.to - scale.from)) * (scale.width - 16);

export function drawPart(part: SungPart, span: NoteSpan): Drawing {
  const [low, high] = [xOf(part.lowest), xOf(part.highest)];
  const [from, to] = [Math.max(0, xOf(span.lowest)), Math.min(scale.width, xOf(span.highest))];
  const head = (x: number, isBeyond: boolean) =>
    `<ellipse class="${isBeyond ? 'beyond' : 'ink'}" cx="${x}" cy="11" rx="5.6" ry="4"/>`;
  const markup = [
    `<path class="pane-shape" d="M${from} 2H${to}V20H${from}z"/><path class="stave-lines" d="M0 11H${scale.width}"/>`,
    `<path class="ink" d="M${low} 9.5H${high}v3H${low}z"/>`,
    head(low, part.goesLower),
    head(high, part.goesHigher),
  ];
  return { viewBox: `0 0 ${scale.width} 22`, markup: markup.join('') };
}
