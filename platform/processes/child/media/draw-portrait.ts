import sharp from 'sharp';
import type { MediaTasks } from '#platform/media/media-tasks.ts';

const width = 144;
const height = 177;
const ink = '#17161c';
const sun = '#ffc450';

const oval = (radii: string, fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="rotate(-6 72 88.5)"><ellipse cx="72" cy="88.5" ${radii} fill="${fill}"/></g></svg>`,
  );

/** As on pages: greyscale over daylight or in colour, in the ring of a whole note. */
export async function drawPortrait({
  bytes,
  isInColour,
}: MediaTasks['draw-portrait']['input']): Promise<MediaTasks['draw-portrait']['output']> {
  const photograph = sharp(bytes, { limitInputPixels: 20_000_000 })
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' });
  const shown = isInColour ? photograph : photograph.greyscale().linear(1.15, -12);
  const input = await shown.png().toBuffer();
  const lit = await sharp({ create: { width, height, channels: 4, background: sun } })
    .composite([{ input, blend: isInColour ? 'over' : 'multiply' }])
    .png()
    .toBuffer();
  const cut = await sharp(lit)
    .composite([{ input: oval('rx="59" ry="75"', '#fff'), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([{ input: oval('rx="68" ry="82"', ink) }, { input: cut }])
    .png({ palette: true, colours: 48, compressionLevel: 9, effort: 10 })
    .toBuffer();
}
