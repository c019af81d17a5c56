import sharp, { type Sharp } from 'sharp';
import {
  cropAround,
  type FocalPoint,
  type PictureCrop,
  type PictureFile,
  type PictureRequest,
  type PreparedPicture,
  type PrepareOutcome,
  type Proportions,
  type UnpreparedPicture,
} from '#platform/media/picture.ts';
import { isHeic, openHeic } from './heic.ts';

/** Guards against decompression bombs. */
const mostPixels = 100_000_000;
const mostHeicPixels = 50_000_000;
/** Narrower photographs look blurred on high-density phones. */
const leastWidth = 400;
const requestedWidths = [480, 800, 1280];
/** Bytes; the pictures of a first view may have 120 kB in all. */
const mostBytes = 70_000;
/** Pixels of the longer side. */
const masterSide = 2560;
const readable = new Set(['jpeg', 'png', 'webp', 'heif']);

interface Photograph {
  width: number;
  height: number;
  open(): Sharp;
}

/** Applies the orientation and removes metadata; the type is detected from the content. */
export async function preparePicture({
  bytes,
  proportions,
  isLibrary = false,
}: PictureRequest): Promise<PrepareOutcome> {
  try {
    const photograph = isHeic(bytes) ? await readHeic(bytes) : await read(bytes);
    if (typeof photograph === 'string') return { ok: false, refusal: photograph };
    const picture = await make(photograph, proportions);
    return {
      ok: true,
      picture: isLibrary ? { ...picture, ...(await forLibrary(photograph, picture)) } : picture,
    };
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

function cropped(photograph: Photograph, { focus = 'automatic', ...proportions }: PictureCrop): Sharp {
  const { width, height } = proportions;
  const most = Math.min(Math.max(...requestedWidths), photograph.width, (photograph.height * width) / height);
  const cut = { width: Math.round(most), height: Math.round((most * height) / width), fit: 'cover' } as const;
  if (typeof focus === 'string') {
    return photograph.open().resize({ ...cut, position: focus === 'automatic' ? 'attention' : focus });
  }
  const part = cropAround(photograph, proportions, focus);
  const left = Math.floor(part.left);
  const top = Math.floor(part.top);
  return photograph
    .open()
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round(part.width), photograph.width - left)),
      height: Math.max(1, Math.min(Math.round(part.height), photograph.height - top)),
    })
    .resize(cut);
}

async function forLibrary(photograph: Photograph, { files }: PreparedPicture) {
  const master = await photograph
    .open()
    .resize({ width: masterSide, height: masterSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .webp({ quality: 90 })
    .toBuffer();
  const file: PictureFile = { name: 'master.webp', bytes: master, contentType: 'image/webp' };
  return { files: [...files, file], focus: await focusOf(photograph) };
}

/** In the coordinates of the picture as it is stored. */
async function focusOf({ width, height, open }: Photograph): Promise<FocalPoint> {
  const side = Math.min(width, height, 400);
  const whole = await open()
    .resize({ width: side, height: side, fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: wide, height: high, channels } = whole.info;
  const { info } = await sharp(whole.data, { raw: { width: wide, height: high, channels } })
    .resize({ width: side, height: side, fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const percent = (at: number | undefined, length: number) =>
    Math.min(100, Math.max(0, Math.round((100 * (at ?? length / 2)) / length)));
  return { x: percent(info.attentionX, wide), y: percent(info.attentionY, high) };
}

async function make(photograph: Photograph, proportions?: PictureCrop): Promise<PreparedPicture> {
  const whole = { width: Math.max(...requestedWidths), withoutEnlargement: true };
  const sized = proportions ? cropped(photograph, proportions) : photograph.open().resize(whole);
  const upright = await sized
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const from = () => sharp(upright.data, { raw: { width, height, channels } });
  const widths = [...new Set(requestedWidths.map((requested) => Math.min(requested, width)))];
  const files: PictureFile[] = [];
  for (const target of widths) {
    const scaled = await from().resize(target).png({ compressionLevel: 1 }).toBuffer();
    const avif = await lightEnough([52, 42, 32, 24], (quality) =>
      sharp(scaled).avif({ quality, effort: 3 }).toBuffer(),
    );
    const webp = await lightEnough([76, 62, 48, 34], (quality) => sharp(scaled).webp({ quality }).toBuffer());
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
