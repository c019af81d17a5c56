import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** `node scripts/pictures/icons.ts`: draws the icons of public/ from favicon.svg. */
const folder = new URL('../../public/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', folder));

const draw = (size: number) =>
  sharp(drawing, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const)
  writeFileSync(new URL(`${name}.png`, folder), await draw(size));

/** An ICO file may hold PNGs: a header of 6 bytes, an entry of 16 bytes for each, then the files. */
const sizes = [16, 32, 48];
const pictures = await Promise.all(sizes.map(draw));
const header = Buffer.alloc(6 + 16 * sizes.length);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(sizes.length, 4);
let offset = header.length;
for (const [at, picture] of pictures.entries()) {
  const entry = 6 + 16 * at;
  header.writeUInt8(sizes[at] ?? 0, entry);
  header.writeUInt8(sizes[at] ?? 0, entry + 1);
  header.writeUInt16LE(1, entry + 4);
  header.writeUInt16LE(32, entry + 6);
  header.writeUInt32LE(picture.length, entry + 8);
  header.writeUInt32LE(offset, entry + 12);
  offset += picture.length;
}
writeFileSync(new URL('favicon.ico', folder), Buffer.concat([header, ...pictures]));
