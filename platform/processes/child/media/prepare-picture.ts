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
const readable = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);

interface Photograph {
  width: number;
  height: number;
  open(): Sharp;
}

/** Its header can be read and its pixels cannot. */
class Undecodable extends Error {
  override name = 'Undecodable';
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
    const picture = await make(photograph, proportions).catch((error: unknown) => {
      throw new Undecodable(String(error));
    });
    return {
      ok: true,
      picture: isLibrary ? { ...picture, ...(await forLibrary(photograph, picture)) } : picture,
    };
  } catch (error) {
    if (error instanceof Undecodable) return { ok: false, refusal: 'cut-off' };
    // sharp throws on files of another type, and on some truncated ones.
    return { ok: false, refusal: isCutOff(bytes) ? 'cut-off' : 'not-a-picture' };
  }
}

/** WebP states its length. PNG and JPEG have an end, which trailing bytes may follow. */
function isCutOff(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = file.toString('latin1', 0, 12);
  if (/^RIFF.{4}WEBP$/s.test(head)) return file.readUInt32LE(4) + 8 > file.length;
  if (head.startsWith('\u0089PNG')) return !file.includes('IEND', 0, 'latin1');
  return head.startsWith('\u00ff\u00d8\u00ff') && !file.includes('\u00ff\u00d9', 0, 'latin1');
}

async function read(bytes: Uint8Array): Promise<Photograph | UnpreparedPicture> {
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  // Reads the header only, so that a picture with too many pixels is refused as one.
  const { format, autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format === 'svg') return 'drawing';
  if (!readable.has(format ?? '')) return 'not-a-picture';
  if (pages > 1) return 'animated';
  return sizeRefusal(autoOrient, mostPixels) ?? { ...autoOrient, open: () => open().rotate() };
}

/** sharp has no HEVC decoder, which iPhone photographs need. */
async function readHeic(bytes: Uint8Array): Promise<Photograph | UnpreparedPicture> {
  const opened = openHeic(bytes);
  if (!opened) return 'cut-off';
  const { width, height } = opened;
  const refusal = sizeRefusal(opened, mostHeicPixels);
  if (refusal) return refusal;
  const data = await opened.decode().catch((error: unknown) => {
    throw new Undecodable(String(error));
  });
  return { width, height, open: () => sharp(data, { raw: { width, height, channels: 4 } }) };
}

function sizeRefusal({ width, height }: Proportions, most: number): UnpreparedPicture | null {
  if (width * height > most) return 'too-many-pixels';
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
  const widest = { width: Math.max(...requestedWidths), withoutEnlargement: true };
  const sized = proportions ? cropped(photograph, proportions) : photograph.open().resize(widest);
  const upright = await sized.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const whole = () => sharp(upright.data, { raw: { width, height, channels } });
  const { isOpaque } = await whole().stats();
  const from = () => (isOpaque ? whole().removeAlpha() : whole());
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
  // A placeholder would shine through a transparent picture.
  const placeholder = isOpaque ? await placeholderOf(from()) : noPlaceholder;
  return { width, height, widths, placeholder, files };
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

const noPlaceholder = 'data:,';

async function placeholderOf(picture: Sharp): Promise<string> {
  const tiny = await picture.resize(12, 12, { fit: 'inside' }).webp({ quality: 20 }).toBuffer();
  const address = `data:image/webp;base64,${tiny.toString('base64')}`;
  return address.length <= 300 ? address : noPlaceholder;
}
