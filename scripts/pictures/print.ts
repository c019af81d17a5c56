import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export const folder = join(import.meta.dirname, '../../app/pictures');

/** Dark ink on paper, gold in the dark theme. */
const inks = { light: '#17161c', dark: '#ffc25a' } as const;
export type Theme = keyof typeof inks;

export interface Print {
  name: string;
  width: number;
  height: number;
  /** SVG body; INK is replaced by the ink colour. */
  body: string;
  sizes: readonly number[];
  themes?: readonly Theme[];
  shades?: number;
}

export interface PictureRecord {
  width: number;
  height: number;
  sizes: readonly number[];
  themes: readonly Theme[];
  /** Small placeholder shown until the file has loaded: data URLs, one per theme. */
  before?: Partial<Record<Theme, string>>;
}

/** Metadata for app/ui/media/picture.tsx is kept in pictures.json. */
export function record(name: string, entry: PictureRecord): void {
  const file = join(folder, 'pictures.json');
  const known: Record<string, PictureRecord> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  known[name] = entry;
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Prints a plate in few shades of one ink: lossless WebP then needs a fraction of a photograph's bytes. */
export async function print(plate: Print): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { width, height, sizes, themes = ['light', 'dark'] } = plate;
  const before: Partial<Record<Theme, string>> = {};
  for (const theme of plate.themes ?? (['light', 'dark'] as const)) {
    const body = plate.body.replaceAll('INK', inks[theme]);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${plate.width}" height="${plate.height}" viewBox="0 0 ${plate.width} ${plate.height}">${body}</svg>`;
    const drawn = await sharp(Buffer.from(svg), { limitInputPixels: false }).png().toBuffer();
    for (const size of plate.sizes) {
      const height = Math.round((plate.height * size) / plate.width);
      const { data, info } = await sharp(drawn)
        .resize(size, height, { kernel: 'lanczos3' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      reduceToOneInk(data, inks[theme], plate.shades ?? (size < 700 ? 4 : 3));
      const file = join(folder, `${plate.name}-${theme}-${size}.webp`);
      const { width, channels } = info;
      await sharp(data, { raw: { width, height: info.height, channels } })
        .webp({ lossless: true, effort: 6 })
        .toFile(file);
      before[theme] ??= await blurred(file);
      console.log(`${plate.name} ${theme} ${size}: ${(statSync(file).size / 1024).toFixed(1)} KiB`);
    }
  }
  record(plate.name, { width, height, sizes, themes, before });
}

/** Sixteen pixels that the browser scales up smoothly. */
async function blurred(file: string): Promise<string> {
  const bytes = await sharp(file).resize(16).webp({ quality: 30, alphaQuality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

function reduceToOneInk(pixels: Buffer, ink: string, shades: number): void {
  const colour = Number.parseInt(ink.slice(1), 16);
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = Math.round((pixels[i + 3]! / 255) ** 0.9 * shades) / shades;
    const isBlank = alpha === 0;
    pixels[i] = isBlank ? 0 : colour >> 16;
    pixels[i + 1] = isBlank ? 0 : (colour >> 8) & 255;
    pixels[i + 2] = isBlank ? 0 : colour & 255;
    pixels[i + 3] = Math.round(alpha * 255);
  }
}
