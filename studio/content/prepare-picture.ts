import sharp, { type Sharp } from 'sharp';

export interface PictureFile {
  /** '<width>.avif' or '<width>.webp'. */
  name: string;
  bytes: Uint8Array;
  contentType: 'image/avif' | 'image/webp';
}

export interface PreparedPicture {
  /** Pixels of the widest file, upright: the proportions a page keeps free for it. */
  width: number;
  height: number;
  /** The widths there are files of, narrowest first. */
  widths: number[];
  /** A WebP of a few pixels as a data address, at most 300 characters. */
  placeholder: string;
  files: PictureFile[];
}

export type PictureRefusal = 'not-a-picture' | 'too-large' | 'too-small';

export type PrepareOutcome = { ok: true; picture: PreparedPicture } | { ok: false; refusal: PictureRefusal };

/** Only their ratio counts. */
export interface Proportions {
  width: number;
  height: number;
}

/** The most an owner may send, in bytes; a photograph of a camera has less. */
export const pictureBytes = 20 * 1024 * 1024;
/** More pixels than any camera: a small file that unpacks to them is an attack. */
const mostPixels = 100_000_000;
/** Narrower ones look poor at twice the density of a phone. */
const leastWidth = 400;
const widthsWanted = [480, 800, 1280];
/** One picture of a page's first view, of the 120 kB that all of them may have. */
const mostBytes = 70_000;
const readable = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * Makes an uploaded photograph fit for pages: upright as its camera meant it, without what the camera wrote about
 * place and owner, in a few widths as AVIF and WebP, each light enough for a first view. What it is, is decided by
 * its content, never by its name. With `proportions` it is cut to them, around what catches the eye. Takes a second or two
 * of one core.
 */
export async function preparePicture(bytes: Uint8Array, proportions?: Proportions): Promise<PrepareOutcome> {
  if (bytes.length > pictureBytes) return { ok: false, refusal: 'too-large' };
  try {
    const { format, width = 0, height = 0, pages = 1 } = await open(bytes).metadata();
    if (!readable.has(format ?? '') || pages > 1) return { ok: false, refusal: 'not-a-picture' };
    if (width * height > mostPixels) return { ok: false, refusal: 'too-large' };
    if (Math.min(width, height) < leastWidth) return { ok: false, refusal: 'too-small' };
    return { ok: true, picture: await make(bytes, proportions) };
  } catch {
    // Half a file, or one that only calls itself a picture: the library throws at either.
    return { ok: false, refusal: 'not-a-picture' };
  }
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
}

/** The largest cut of these proportions that the photograph has, no wider than any page wants. */
async function cutOf(bytes: Uint8Array, { width, height }: Proportions) {
  const { autoOrient } = await open(bytes).metadata();
  const cut = Math.min(Math.max(...widthsWanted), autoOrient.width, (autoOrient.height * width) / height);
  return {
    width: Math.round(cut),
    height: Math.round((cut * height) / width),
    fit: 'cover',
    position: 'attention',
  } as const;
}

async function make(bytes: Uint8Array, proportions?: Proportions): Promise<PreparedPicture> {
  const whole = { width: Math.max(...widthsWanted), withoutEnlargement: true };
  // Turned and made small once; what is written from here on carries no metadata.
  const upright = await open(bytes)
    .rotate()
    .resize(proportions ? await cutOf(bytes, proportions) : whole)
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const from = () => sharp(upright.data, { raw: { width, height, channels } });
  const widths = [...new Set(widthsWanted.map((wanted) => Math.min(wanted, width)))];
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

/** The best quality that is light enough; the last one whatever it weighs. */
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
