import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Makes tests/files/phone-tiled.heic: six HEVC tiles in a 768 by 512 grid, stored rotated, as an iPhone writes a
 * portrait photograph. Needs `heif-enc`, which encodes tiles but writes no grids (ISO 23008-12, 6.6.2.3).
 */
const side = 256;
const tiles = ['#f00', '#0f0', '#00f', '#0ff', '#f0f', '#ff0'];
const [columns, rows] = [3, 2];
const quarterTurns = 3;
const gridItem = tiles.length + 1;

const bytes = (...values: number[]) => Buffer.from(values);
const u16 = (value: number) => bytes(value >> 8, value & 255);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};
const fullBox = (type: string, version: number, flags: number, ...parts: Buffer[]) =>
  box(type, u32((version << 24) | flags), ...parts);

/** The content of the first box of this type. */
function bodyOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, 'latin1') - 4;
  return file.subarray(at + 8, at + file.readUInt32BE(at));
}

async function encodeTile(colour: string, folder: string): Promise<{ config: Buffer; data: Buffer }> {
  const [png, heic] = [join(folder, 'tile.png'), join(folder, 'tile.heic')];
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: colour } });
  writeFileSync(png, await picture.png().toBuffer());
  execFileSync('heif-enc', ['-q', '50', '-o', heic, png]);
  const file = readFileSync(heic);
  return { config: box('hvcC', bodyOf(file, 'hvcC')), data: Buffer.from(bodyOf(file, 'mdat')) };
}

function itemInfo(id: number, type: string): Buffer {
  return fullBox('infe', 2, id === gridItem ? 0 : 1, u16(id), u16(0), Buffer.from(`${type}\0`, 'latin1'));
}

function metaBox(config: Buffer, places: ReadonlyArray<{ offset: number; length: number }>): Buffer {
  const ids = tiles.map((_, at) => at + 1);
  const properties = box(
    'ipco',
    config,
    fullBox('ispe', 0, 0, u32(side), u32(side)),
    fullBox('ispe', 0, 0, u32(columns * side), u32(rows * side)),
    box('irot', bytes(quarterTurns)),
  );
  const essential = 0x80;
  const associations = [
    ...ids.map((id) => Buffer.concat([u16(id), bytes(2, essential | 1, 2)])),
    Buffer.concat([u16(gridItem), bytes(2, 3, essential | 4)]),
  ];
  const locations = places.map(({ offset, length }, at) =>
    Buffer.concat([u16(at + 1), u16(0), u16(1), u32(offset), u32(length)]),
  );
  return fullBox(
    'meta',
    0,
    0,
    fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict', 'latin1'), Buffer.alloc(13)),
    fullBox('pitm', 0, 0, u16(gridItem)),
    fullBox('iloc', 0, 0, bytes(0x44, 0), u16(places.length), ...locations),
    fullBox(
      'iinf',
      0,
      0,
      u16(places.length),
      ...ids.map((id) => itemInfo(id, 'hvc1')),
      itemInfo(gridItem, 'grid'),
    ),
    fullBox('iref', 0, 0, box('dimg', u16(gridItem), u16(ids.length), ...ids.map(u16))),
    box('iprp', properties, fullBox('ipma', 0, 0, u32(associations.length), ...associations)),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'heic-'));
const encoded = [];
for (const colour of tiles) encoded.push(await encodeTile(colour, folder));
rmSync(folder, { recursive: true });
const grid = Buffer.concat([bytes(0, 0, rows - 1, columns - 1), u16(columns * side), u16(rows * side)]);
const contents = [...encoded.map(({ data }) => data), grid];
const config = encoded[0]?.config ?? Buffer.alloc(0);
const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
const placesFrom = (start: number) =>
  contents.map(({ length }, at) => ({
    offset: start + contents.slice(0, at).reduce((sum, each) => sum + each.length, 0),
    length,
  }));
const before = head.length + metaBox(config, placesFrom(0)).length + 8;
writeFileSync(
  new URL('../files/phone-tiled.heic', import.meta.url),
  Buffer.concat([head, metaBox(config, placesFrom(before)), box('mdat', ...contents)]),
);
