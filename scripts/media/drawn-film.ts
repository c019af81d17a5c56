import sharp from 'sharp';
import { sampleRate, type Voice } from '../pictures/voice.ts';
import type { Film } from './encode.ts';

/** The pitch of a voice, drawn on five lines while it is sung: a new line on each page. */
export interface Drawing {
  voice: Voice;
  pageSeconds: number;
  /** Seconds into each page at which drawing starts; what is before is only heard. */
  drawnFrom: readonly number[];
  lowestLineHertz: number;
  /** The lines of the pages before stay behind. */
  keepsPages?: boolean;
}

const size = { width: 640, height: 360 };
const framesPerSecond = 12;
const drawnPerSecond = 50;
const inset = 56;
const spacing = 30;
const lowest = size.height / 2 + 2 * spacing;

export function filmOf(drawing: Drawing): Film {
  return { ...size, framesPerSecond, frames: framesOf(drawing) };
}

async function* framesOf(drawing: Drawing): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < drawing.voice.seconds * framesPerSecond; index += 1)
    yield await sharp(pictureAt(drawing, index / framesPerSecond))
      .removeAlpha()
      .raw()
      .toBuffer();
}

/** As SVG. */
export function pictureAt(drawing: Drawing, second: number): Buffer {
  const { pageSeconds, drawnFrom, keepsPages } = drawing;
  const page = Math.min(drawnFrom.length - 1, Math.floor(second / pageSeconds));
  const start = page * pageSeconds + (drawnFrom[page] ?? 0);
  const before = keepsPages ? Array.from({ length: page }, (_, number) => number) : [];
  const former = before.map((number) =>
    lineOf(drawing, number, { until: (number + 1) * pageSeconds, colour: '#5a4a2a' }),
  );
  const staves = [0, 1, 2, 3, 4].map(
    (line) => `<rect y="${lowest - line * spacing}" width="${size.width}" height="1" fill="#8f8a80"/>`,
  );
  const [x, y] = pointOf(drawing, page, second);
  const head = `<ellipse rx="12" ry="8" fill="#f3ecdd" transform="translate(${x} ${y}) rotate(-18)"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#17161c"/>${staves.join('')}<g stroke-linecap="round">${former.join('')}${lineOf(drawing, page, { until: second, colour: '#ffc247' })}</g>${second >= start ? head : ''}</svg>`,
  );
}

const at = (values: Float32Array, second: number) =>
  values[Math.min(values.length - 1, Math.floor(second * sampleRate))] ?? 0;

/** Thicker where it is louder. */
function lineOf(
  drawing: Drawing,
  page: number,
  { until, colour }: { until: number; colour: string },
): string {
  const { voice, pageSeconds, drawnFrom } = drawing;
  const start = page * pageSeconds + (drawnFrom[page] ?? 0);
  let line = '';
  for (let moment = start; moment < until; moment += 1 / drawnPerSecond) {
    const loudness = at(voice.loudness, moment);
    if (loudness < 0.04) continue;
    const [x1, y1] = pointOf(drawing, page, moment);
    const [x2, y2] = pointOf(drawing, page, moment + 1 / drawnPerSecond);
    const width = (1.5 + 9 * loudness ** 1.3).toFixed(1);
    line += `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" stroke-width="${width}"/>`;
  }
  return line;
}

/** Half a space for a step of the scale. */
function pointOf(drawing: Drawing, page: number, second: number): [string, string] {
  const { voice, pageSeconds, drawnFrom, lowestLineHertz } = drawing;
  const from = drawnFrom[page] ?? 0;
  const share = (second - page * pageSeconds - from) / (pageSeconds - from);
  const octaves = Math.log2(at(voice.pitch, second) / lowestLineHertz);
  const y = lowest - 12 * octaves * (spacing / 2) * (7 / 12);
  return [(inset + share * (size.width - 2 * inset)).toFixed(1), y.toFixed(1)];
}
