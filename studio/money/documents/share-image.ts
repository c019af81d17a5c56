import { wordGap, wordWidth } from '#platform/media/bodoni-advances.ts';
import type { World } from '#platform/world.ts';
import { openPicture } from '#studio/shared/content/store-picture.ts';
import { colours } from './colours.ts';
import { drawnFaces, drawnFallbacks } from './document-fonts.ts';
import { type ShareImage, shareSize } from './share-address.ts';

const margin = 72;
const photographWidth = 500;
const titleHeight = 420;

const beyondLatin = /[^\n -\u017f\u2010-\u2044]/;

/** JPEG. Takes about 100 ms in a child process. */
export async function drawShareImage(
  world: Pick<World, 'files' | 'processes'>,
  image: ShareImage,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await photographOf(world, image.photograph);
  const { width, height } = shareSize;
  const left = width - photographWidth;
  const isGrey = image.photograph.endsWith('/grey');
  const photograph = bytes && { bytes, left, top: 0, width: photographWidth, height, isGrey };
  const svg = shareSvg(image, { hasPhotograph: photograph !== null });
  const isForeign = beyondLatin.test(image.title + image.studio);
  const faces = [...Object.values(drawnFaces), ...(isForeign ? drawnFallbacks : [])];
  return new Uint8Array(await world.processes.run('draw-svg', { svg, faces, photograph }));
}

async function photographOf(world: Pick<World, 'files'>, photograph: string): Promise<Uint8Array | null> {
  const [id = '', width = ''] = photograph.split('/');
  const file = photograph ? await openPicture(world, id, `${width}.webp`) : null;
  return file && new Uint8Array(await new Response(file.body).arrayBuffer());
}

function shareSvg({ title, studio }: ShareImage, { hasPhotograph }: { hasPhotograph: boolean }): string {
  const { width, height } = shareSize;
  const end = hasPhotograph ? width - photographWidth : width;
  const layout = shareLayout(title, { width: end - 2 * margin, height: titleHeight });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    panes(end),
    sungTitle(layout, end),
    `<text x="${margin}" y="${height - 54}" font-family="${drawnFaces.name.family}" font-weight="600" font-size="30" fill="${colours.ink}">${escaped(studio)}</text>`,
    '</svg>',
  ].join('');
}

const lineHeight = 1.5;
const largest = 128;
const mostLines = 5;

/** The breaking that allows the largest type within a width and a height, in pixels. */
export function shareLayout(title: string, box: { width: number; height: number }): SharedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  let best: { size: number; lines: string[][] } = { size: 0, lines: [] };
  for (let count = 1; count <= Math.min(mostLines, words.length); count += 1) {
    const lines = fill(words, count);
    const widest = Math.max(...lines.map(lineWidth));
    const size = Math.min(largest, box.width / widest, box.height / (count * lineHeight));
    if (size > best.size * 1.05) best = { size, lines };
  }
  const { size, lines } = best;
  return { size: Math.floor(size), lines: lines.map((line) => placed(line, Math.floor(size))) };
}

/** Lines of about equal length. */
function fill(words: readonly string[], count: number): string[][] {
  const even = lineWidth(words) / count;
  const lines: string[][] = [[]];
  for (const word of words) {
    const line = lines.at(-1) ?? [];
    const isFull = line.length > 0 && lineWidth([...line, word]) > even * 1.12;
    if (isFull && lines.length < count) lines.push([word]);
    else line.push(word);
  }
  return lines;
}

function lineWidth(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + wordWidth(word), 0) + wordGap * (words.length - 1);
}

function placed(words: readonly string[], size: number): SharedWord[] {
  let x = 0;
  return words.map((text, at) => {
    const word = { text, x, height: Math.min(4, at * 2) };
    x += (wordWidth(text) + wordGap) * size;
    return word;
  });
}

/** Light through a window of two rows of panes. */
function panes(end: number): string {
  const { height } = shareSize;
  const lean = 0.28;
  const rows = [
    [0, height * 0.44],
    [height * 0.44 + 14, height],
  ] as const;
  const pane = (x: number, [top, bottom]: readonly [number, number]) => {
    const at = (y: number, side: number) => `${Math.round(x + side - y * lean)},${Math.round(y)}`;
    return `<polygon points="${at(top, 0)} ${at(top, 150)} ${at(bottom, 150)} ${at(bottom, 0)}" fill="${colours.pane}"/>`;
  };
  return [end - 470, end - 306, end - 142].flatMap((x) => rows.map((row) => pane(x, row))).join('');
}

interface SharedWord {
  text: string;
  x: number;
  /** Half spaces above the lowest line of its stave. */
  height: number;
}

interface SharedTitle {
  size: number;
  lines: SharedWord[][];
}

function sungTitle({ size, lines }: SharedTitle, end: number): string {
  const space = size * 0.2;
  const pitch = size * 1.5;
  const first = 48 + (titleHeight - lines.length * pitch) / 2 + size * 1.25;
  return lines
    .map((words, line) => {
      const foot = first + line * pitch;
      const stave = [0, 1, 2, 3, 4].map((at) => {
        const y = (foot - at * space).toFixed(1);
        return `<path d="M0 ${y}H${end}" stroke="${colours.stave}" stroke-opacity="0.45" stroke-width="1.5"/>`;
      });
      const sung = words.map(({ text, x, height }) => {
        const y = (foot - (height * space) / 2).toFixed(1);
        return `<text x="${(margin + x).toFixed(1)}" y="${y}" font-family="${drawnFaces.title.family}" font-weight="500" font-size="${size}" letter-spacing="${(-0.028 * size).toFixed(2)}" fill="${colours.ink}">${escaped(text)}</text>`;
      });
      return [...stave, ...sung].join('');
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
