import sharp, { type Sharp } from 'sharp';
import type {
  PictureCrop,
  PictureFile,
  PictureRequest,
  PreparedPicture,
  PrepareOutcome,
  Proportions,
  UnpreparedPicture,
} from '../picture.ts';
import { isHeic, openHeic } from './heic.ts';

/** Guards against decompression bombs. */
const mostPixels = 100_000_000;
const mostHeicPixels = 50_000_000;
/** Narrower photographs look blurred on high-density phones. */
const leastWidth = 400;
const requestedWidths = [480, 800, 1280];
/** Bytes; the pictures of a first view may have 120 kB in all. */
const mostBytes = 70_000;
const readable = new Set(['jpeg', 'png', 'webp', 'heif']);

interface Photograph {
  width: number;
  height: number;
  open(): Sharp;
}

/** Applies the orientation and removes metadata; the type is detected from the content. */
export async function preparePicture({ bytes, proportions }: PictureRequest): Promise<PrepareOutcome> {
  try {
    const photograph = isHeic(bytes) ? await readHeic(bytes) : await read(bytes);
    if (typeof photograph === 'string') return { ok: false, refusal: photograph };
    return { ok: true, picture: await make(photograph, proportions) };
  } catch {
    // sharp throws on truncated files and on files of another type.
    return { ok: false, refusal: 'not-a-picture' };
  }
}

async function read(bytes: Uint8Array): Promise<Photograph | UnpreparedPicture> {
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format, autoOrient, pages = 1 } = await open().metadata();
  if (!readable.has(format ?? '') || pages > 1) return 'not-a-picture';
  return sizeRefusal(autoOrient, mostPixels) ?? { ...autoOrient, open: () => open().rotate() };
}

/** sharp has no HEVC decoder, which iPhone photographs need. */
async function readHeic(bytes: Uint8Array): Promise<Photograph | UnpreparedPicture> {
  const opened = openHeic(bytes);
  if (!opened) return 'not-a-picture';
  const { width, height } = opened;
  const refusal = sizeRefusal(opened, mostHeicPixels);
  if (refusal) return refusal;
  const data = await opened.decode();
  return { width, height, open: () => sharp(data, { raw: { width, height, channels: 4 } }) };
}

function sizeRefusal({ width, height }: Proportions, most: number): UnpreparedPicture | null {
  if (width * height > most) return 'too-large';
  return Math.min(width, height) < leastWidth ? 'too-small' : null;
}

function cutOf(photograph: Photograph, { width, height, focus = 'automatic' }: PictureCrop) {
  const cut = Math.min(Math.max(...requestedWidths), photograph.width, (photograph.height * width) / height);
  return {
    width: Math.round(cut),
    height: Math.round((cut * height) / width),
    fit: 'cover',
    position: focus === 'automatic' ? 'attention' : focus,
  } as const;
}

async function make(photograph: Photograph, proportions?: PictureCrop): Promise<PreparedPicture> {
  const whole = { width: Math.max(...requestedWidths), withoutEnlargement: true };
  const upright = await photograph
    .open()
    .resize(proportions ? cutOf(photograph, proportions) : whole)
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const from = () => sharp(upright.data, { raw: { width, height, channels } });
  const widths = [...new Set(requestedWidths.map((requested) => Math.min(requested, width)))];
  const files: PictureFile[] = [];
  for (const target of widths) {
    const sized = await from().resize(target).png({ compressionLevel: 1 }).toBuffer();
    const avif = await lightEnough([52, 42, 32, 24], (quality) =>
      sharp(sized).avif({ quality, effort: 3 }).toBuffer(),
    );
    const webp = await lightEnough([76, 62, 48, 34], (quality) => sharp(sized).webp({ quality }).toBuffer());
    files.push({ name: `${target}.avif`, bytes: avif, contentType: 'image/avif' });
    files.push({ name: `${target}.webp`, bytes: webp, contentType: 'image/webp' });
  }
  return { width, height, widths, placeholder: await placeholderOf(from()), files };
}

async function lightEnough(
  qualities: readonly number[],
  write: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let written: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    written = await write(quality);
    if (written.length <= mostBytes) break;
  }
  return written;
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const tiny = await picture.resize(12, 12, { fit: 'inside' }).webp({ quality: 20 }).toBuffer();
  const address = `data:image/webp;base64,${tiny.toString('base64')}`;
  return address.length <= 300 ? address : 'data:,';
}
