import type { CardWords } from '#app/routes/site/range/keep/keep.messages.ts';
import { isCertain } from '#app/routes/site/range/minute/describe-range.ts';
import { staveLines, strokeBetween } from '#app/routes/site/range/minute/stave-drawing.ts';
import {
  accidentalOf,
  accidentalShapes,
  clefFor,
  clefShapes,
  heightOf,
  ledgersOf,
  stepOf,
} from '#app/routes/site/range/minute/stave-shapes.ts';
import type { Language } from '#studio/shared/language.ts';
import { noteName } from '#studio/site/range/note-names.ts';
import { comfortable, type VoiceRange } from '#studio/site/range/voice-range.ts';

const cardSize = { width: 1200, height: 630 };
const scale = 2;

const colors = { paper: '#f6f1e8', ink: '#16161c', quiet: '#7d7b78', sun: '#ffc352' };
const familyOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const serif = () => familyOf('--serif');
const step = 13;
const ends = { low: 252, high: 950 };

export interface CardText {
  headline: string;
  lead: string;
}

export interface Card {
  range: VoiceRange;
  name: string;
  studioName: string;
  /** Where the minute is, without 'https://'. */
  address: string;
  language: Language;
  words: CardWords;
}

/** What the card says; null: there are no comfortable notes to write. */
export function cardText({ range, name, language, words }: Card): CardText | null {
  const span = comfortable(range);
  if (!span) return null;
  const noteOf = (note: number) => noteName(note, language);
  const { tessitura } = range;
  return {
    headline: (isCertain(range) ? words.span : words.atLeast)(noteOf(span.lowest), noteOf(span.highest)),
    lead: [
      name ? words.rangeOf(name) : words.range,
      tessitura && words.atEase(noteOf(tessitura.lowest), noteOf(tessitura.highest)),
    ]
      .filter(Boolean)
      .join(', '),
  };
}

/** Null: no comfortable notes, or no canvas. Without a date, score or comparison. */
export async function drawCard(card: Card, text: CardText): Promise<HTMLCanvasElement | null> {
  const span = comfortable(card.range);
  const canvas = document.createElement('canvas');
  canvas.width = cardSize.width * scale;
  canvas.height = cardSize.height * scale;
  const to = canvas.getContext('2d');
  if (!to || !span) return null;
  // A family that falls back to a font which this device lacks rejects.
  await Promise.allSettled(
    [`600 90px ${serif()}`, `480 36px ${serif()}`, `italic 480 36px ${serif()}`].map((font) =>
      document.fonts.load(font),
    ),
  );
  to.scale(scale, scale);
  drawGround(to);
  drawVoice(to, { ...span, language: card.language });
  const write = (words: string, font: string, [x, y]: readonly [number, number]) => {
    to.font = font;
    to.fillText(words, x, y);
    return x + to.measureText(words).width;
  };
  to.fillStyle = colors.ink;
  write(text.headline, fitting(to, text.headline, { weight: 600, size: 96, width: 800 }), [60, 108]);
  write(text.lead, fitting(to, text.lead, { weight: 480, size: 38, width: 760 }), [60, 160]);
  const [first = '', ...rest] = card.studioName.split(' ');
  const x = write(first, `600 38px ${serif()}`, [60, 585]);
  write(` ${rest.join(' ').toLowerCase()}`, `italic 480 38px ${serif()}`, [x, 585]);
  to.textAlign = 'right';
  write(card.words.invitation, `600 26px ${familyOf('--sans')}`, [1140, 556]);
  write(card.address, `400 24px ${familyOf('--sans')}`, [1140, 590]);
  return canvas;
}

function fitting(
  to: CanvasRenderingContext2D,
  words: string,
  { weight, size, width }: { weight: number; size: number; width: number },
): string {
  to.font = `${weight} ${size}px ${serif()}`;
  const fitted = Math.min(size, (size * width) / to.measureText(words).width);
  return `${weight} ${fitted}px ${serif()}`;
}

function drawGround(to: CanvasRenderingContext2D): void {
  const fill = (color: string, path: string) => {
    to.fillStyle = color;
    to.fill(new Path2D(path));
  };
  fill(colors.paper, 'M0 0H1200V630H0z');
  fill(colors.sun, 'M904 0H1200V630H690z');
  fill(colors.paper, 'M1114 0h6L912 630h-6zM780 353h420v5H778z');
}

const bottom = 392;

function drawVoice(
  to: CanvasRenderingContext2D,
  { lowest, highest, language }: { lowest: number; highest: number; language: Language },
): void {
  const clef = clefFor([(lowest + highest) / 2]);
  const yOf = (note: number) => bottom - heightOf(note, clef) * step;
  to.strokeStyle = colors.quiet;
  to.lineWidth = 1.6;
  to.stroke(new Path2D(staveLines({ width: cardSize.width, bottom, step })));
  to.fillStyle = colors.ink;
  at(to, { x: 50, y: bottom, size: step / 10 }, () => to.fill(new Path2D(clefShapes[clef])));
  const line = { left: ends.low + 48, right: ends.high - 60, from: yOf(lowest), to: yOf(highest) };
  to.fill(new Path2D(strokeBetween(line)));
  for (const [note, x, isAbove] of [
    [lowest, ends.low, false],
    [highest, ends.high, true],
  ] as const) {
    const y = bottom - stepOf(note, clef) * step;
    drawWholeNote(to, { note, x, y, ledgers: ledgersOf(stepOf(note, clef)) });
    to.font = `600 52px ${serif()}`;
    to.textAlign = 'center';
    to.fillText(noteName(note, language), x, isAbove ? y - 44 : y + 66);
    to.textAlign = 'left';
  }
}

function drawWholeNote(
  to: CanvasRenderingContext2D,
  { note, x, y, ledgers }: { note: number; x: number; y: number; ledgers: readonly number[] },
): void {
  to.stroke(new Path2D(ledgers.map((n) => `M${x - 28} ${bottom - n * step}h56`).join('')));
  const accidental = accidentalOf(note);
  if (accidental) {
    at(to, { x: x - 38, y, size: step / 10 }, () => {
      to.save();
      to.strokeStyle = colors.ink;
      to.lineWidth = 2.6;
      to.stroke(new Path2D(accidentalShapes[accidental]));
      to.restore();
    });
  }
  const head = new Path2D();
  head.ellipse(x, y, 22, step, 0, 0, 2 * Math.PI);
  head.ellipse(x, y, 11.5, 8, Math.PI / 3, 0, 2 * Math.PI);
  to.fill(head, 'evenodd');
}

function at(
  to: CanvasRenderingContext2D,
  { x, y, size }: { x: number; y: number; size: number },
  draw: () => void,
): void {
  to.save();
  to.translate(x, y);
  to.scale(size, size);
  draw();
  to.restore();
}
