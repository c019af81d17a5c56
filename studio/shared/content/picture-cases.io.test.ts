import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outsideMedia } from '#tests/support/media/child-files.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { prepareLibraryPicture } from './prepare-picture.ts';

const prepare = (bytes: Uint8Array) => prepareLibraryPicture({ processes }, bytes);
const refusalOf = async (bytes: Uint8Array) => {
  const outcome = await prepare(bytes);
  return outcome.ok ? null : outcome.refusal;
};

async function alphaOf(bytes: Uint8Array) {
  const outcome = await prepare(bytes);
  if (!outcome.ok) throw new Error(outcome.refusal);
  const { files, placeholder } = outcome.picture;
  const has = await Promise.all(files.map(async (file) => (await sharp(file.bytes).metadata()).hasAlpha));
  return { has: [...new Set(has)], hasPlaceholder: placeholder !== 'data:,' };
}

test.each([
  'cmyk.jpg',
  'png16.png',
  'palette.png',
  'grey.jpg',
  'grey-alpha.png',
  'p3.jpg',
  'interlaced.png',
  'progressive.jpg',
  'photo.avif',
  'photo.tiff',
  'still.gif',
  'trailing.jpg',
  'wrong-ext.png',
])('a picture is read whatever its colours and its ending: %s', async (name) => {
  const outcome = await prepare(outsideMedia(name));
  expect(outcome).toMatchObject({ ok: true, picture: { width: 900, height: 600 } });
});

test('a strip of 12,000 by 400 pixels is scaled', async () => {
  const outcome = await prepare(outsideMedia('strip-12000x400.jpg'));
  expect(outcome).toMatchObject({ ok: true, picture: { width: 1280, height: 43 } });
});

test.each([
  ['anim.gif', 'animated'],
  ['anim.webp', 'animated'],
  ['script-as.png', 'drawing'],
  ['script.svg', 'drawing'],
  ['text.jpg', 'not-a-picture'],
  ['truncated.jpg', 'cut-off'],
  ['one.png', 'too-small'],
])('%s is refused with its real reason: %s', async (name, refusal) => {
  expect(await refusalOf(outsideMedia(name))).toBe(refusal);
});

test('a picture of 20,000 by 20,000 pixels is refused for its pixels, not as another file', async () => {
  const small = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  // Width and height of the header; its checksum is not compared.
  const header = Buffer.from(small);
  header.writeUInt32BE(20_000, 16);
  header.writeUInt32BE(20_000, 20);
  expect(await refusalOf(header)).toBe('too-many-pixels');
});

test('truncated PNG and WebP pictures are refused as incomplete', async () => {
  const noise = Buffer.from(Array.from({ length: 600 * 600 * 3 }, (_, at) => (at * 7919) % 251));
  const picture = () => sharp(noise, { raw: { width: 600, height: 600, channels: 3 } });
  for (const whole of [await picture().png().toBuffer(), await picture().webp().toBuffer()]) {
    expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * 0.6)))).toBe('cut-off');
  }
});

test('an animation of two frames is refused as one', async () => {
  const frame = (background: string) => ({
    create: { width: 600, height: 600, channels: 3 as const, background },
  });
  const frames = await Promise.all(['red', 'blue'].map((colour) => sharp(frame(colour)).png().toBuffer()));
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await refusalOf(animated)).toBe('animated');
});

test('transparency stays in every file of a picture, which then has no placeholder to shine through', async () => {
  expect(await alphaOf(outsideMedia('alpha.png'))).toEqual({ has: [true], hasPlaceholder: false });
  const webp = await sharp(outsideMedia('alpha.png')).webp().toBuffer();
  expect(await alphaOf(webp)).toEqual({ has: [true], hasPlaceholder: false });
  const palette = await sharp(outsideMedia('alpha.png')).png({ palette: true }).toBuffer();
  expect(await alphaOf(palette)).toEqual({ has: [true], hasPlaceholder: false });
});

test('an alpha channel without a transparent pixel is left out', async () => {
  const opaque = sharp({ create: { width: 900, height: 600, channels: 4, background: '#a0b0c0ff' } });
  expect(await alphaOf(await opaque.png().toBuffer())).toEqual({ has: [false], hasPlaceholder: true });
});
