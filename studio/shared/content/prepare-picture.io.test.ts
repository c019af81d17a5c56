import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { preparePicture } from './prepare-picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c9a06a' } });

test('a photograph becomes AVIF and WebP in the page widths, never wider than the original', async () => {
  const outcome = await preparePicture({ processes }, await plain(1000, 700).jpeg().toBuffer());
  if (!outcome.ok) throw new Error(outcome.refusal);
  const { picture } = outcome;
  expect(picture).toMatchObject({ width: 1000, height: 700, widths: [480, 800, 1000] });
  expect(picture.files.map((file) => file.name)).toEqual([
    '480.avif',
    '480.webp',
    '800.avif',
    '800.webp',
    '1000.avif',
    '1000.webp',
  ]);
  for (const file of picture.files) {
    expect((await sharp(file.bytes).metadata()).width).toBe(Number.parseInt(file.name, 10));
  }
  expect(picture.placeholder.length).toBeLessThanOrEqual(300);
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
});

test('it is rotated by its EXIF orientation, and location and camera data are removed', async () => {
  const sideways = await plain(900, 600)
    .withExif({ IFD0: { Make: 'Secret camera', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const outcome = await preparePicture({ processes }, sideways);
  if (!outcome.ok) throw new Error(outcome.refusal);
  expect(outcome.picture).toMatchObject({ width: 600, height: 900 });
  for (const file of outcome.picture.files) {
    expect((await sharp(file.bytes).metadata()).exif).toBeUndefined();
  }
});

test('a detailed photograph stays within the first-view budget', async () => {
  const noise = Buffer.from(Array.from({ length: 480 * 480 * 3 }, (_, i) => (i * 7919) % 251));
  const busy = await sharp(noise, { raw: { width: 480, height: 480, channels: 3 } })
    .jpeg()
    .toBuffer();
  const outcome = await preparePicture({ processes }, busy);
  if (!outcome.ok) throw new Error(outcome.refusal);
  const narrow = outcome.picture.files.filter((file) => file.name.startsWith('480'));
  for (const file of narrow) expect(file.bytes.length).toBeLessThanOrEqual(120_000);
});

test.each([
  ['text that calls itself a picture', 'not-a-picture', Buffer.from('GIF89a, honestly')],
  [
    'a drawing that may carry scripts',
    'drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
  ],
  ['nothing', 'not-a-picture', Buffer.alloc(0)],
])('%s is refused as %s', async (_what, refusal, bytes) => {
  expect(await preparePicture({ processes }, bytes)).toEqual({ ok: false, refusal });
});

test('a truncated photograph and a thumbnail are refused', async () => {
  const whole = await plain(900, 700).jpeg().toBuffer();
  const noise = Buffer.from(Array.from({ length: 500 * 500 * 3 }, (_, i) => (i * 31) % 253));
  const real = await sharp(noise, { raw: { width: 500, height: 500, channels: 3 } })
    .jpeg()
    .toBuffer();
  expect(await preparePicture({ processes }, real.subarray(0, real.length / 2))).toEqual({
    ok: false,
    refusal: 'cut-off',
  });
  expect(await preparePicture({ processes }, await plain(200, 150).png().toBuffer())).toEqual({
    ok: false,
    refusal: 'too-small',
  });
  expect((await preparePicture({ processes }, whole)).ok).toBe(true);
});

const sample = (name: string) => readFileSync(new URL(`../../../tests/files/${name}`, import.meta.url));
const heic = sample('phone.heic');

test('an iPhone photograph in HEIC is converted like any other, cropped to its place', async () => {
  const outcome = await preparePicture({ processes }, heic, { width: 1, height: 1 });
  if (!outcome.ok) throw new Error(outcome.refusal);
  const { width, height, files } = outcome.picture;
  expect([width, height]).toEqual([480, 480]);
  expect(files.map(({ name }) => name)).toEqual(['480.avif', '480.webp']);
  const { channels } = await sharp(files[1]!.bytes).stats();
  for (const { min, max } of channels) expect([min < 40, max > 215]).toEqual([true, true]);
});

test('a tiled HEIC stored rotated, as iPhone portraits are: the picture is complete and upright', async () => {
  const outcome = await preparePicture({ processes }, sample('phone-tiled.heic'));
  if (!outcome.ok) throw new Error(outcome.refusal);
  const { width, height, files } = outcome.picture;
  expect([width, height]).toEqual([512, 768]);
  const widest = files.find(({ name }) => name === '512.webp')!;
  const { data, info } = await sharp(widest.bytes).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (column: number, row: number) => {
    const at = ((row * 256 + 128) * info.width + column * 256 + 128) * info.channels;
    return [...data.subarray(at, at + 3)].map((value) => (value > 127 ? 1 : 0));
  };
  const [red, green, blue] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const [cyan, magenta, yellow] = [
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
  ];
  expect([0, 1, 2].map((row) => [colourAt(0, row), colourAt(1, row)])).toEqual([
    [cyan, red],
    [magenta, green],
    [yellow, blue],
  ]);
});

test('a truncated HEIC photograph is refused', async () => {
  expect(await preparePicture({ processes }, heic.subarray(0, 2_000))).toEqual({
    ok: false,
    refusal: 'cut-off',
  });
});

test.each([
  ['left', [255, 0, 0]],
  ['centre', [0, 255, 0]],
  ['right', [0, 0, 255]],
] as const)('cropped to a narrower place, it keeps what the owner chose: %s', async (focus, colour) => {
  const stripe = (background: string) => ({
    create: { width: 500, height: 500, channels: 3 as const, background },
  });
  const wide = sharp({ create: { width: 1500, height: 500, channels: 3, background: '#00ff00' } }).composite([
    { input: stripe('#ff0000'), left: 0, top: 0 },
    { input: stripe('#0000ff'), left: 1000, top: 0 },
  ]);
  const crop = { width: 1, height: 1, focus };
  const outcome = await preparePicture({ processes }, await wide.png().toBuffer(), crop);
  if (!outcome.ok) throw new Error(outcome.refusal);
  const [file] = outcome.picture.files.filter(({ name }) => name.endsWith('.webp'));
  const { dominant } = await sharp(file?.bytes).stats();
  const [red, green, blue] = colour;
  expect(
    Math.abs(dominant.r - red) + Math.abs(dominant.g - green) + Math.abs(dominant.b - blue),
  ).toBeLessThan(60);
});
