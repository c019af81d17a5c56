import type { Font, OutlinePoint } from 'fontkit';

/**
 * A TrueType font of the used glyphs, for a WOFF2 file with variable weight: fontkit reads its outlines, but embeds
 * neither transformed tables nor a weight. Simple glyphs only, without instructions (OpenType: glyf, loca).
 */
export class OutlineSubset {
  readonly glyphs: number[] = [0];
  private readonly font: Font;
  private readonly weighed: Font;

  constructor(font: Font, weighed: Font) {
    this.font = font;
    this.weighed = weighed;
  }

  includeGlyph(id: number): number {
    const known = this.glyphs.indexOf(id);
    return known === -1 ? this.glyphs.push(id) - 1 : known;
  }

  encode(): Uint8Array {
    const outlines = this.glyphs.map((id) => this.outline(id));
    const glyf = outlines.map(glyphData);
    const loca = Buffer.alloc(4 * (glyf.length + 1));
    let end = 0;
    glyf.forEach((data, at) => {
      end += data.length;
      loca.writeUInt32BE(end, 4 * (at + 1));
    });
    const hmtx = Buffer.alloc(4 * glyf.length);
    this.glyphs.forEach((id, at) => {
      hmtx.writeUInt16BE(Math.round(this.font.getGlyph(id).advanceWidth), 4 * at);
      hmtx.writeInt16BE(boxOf(outlines[at]!).xMin, 4 * at + 2);
    });
    const head = this.table('head');
    head.writeInt16BE(1, 50);
    const hhea = this.table('hhea');
    hhea.writeUInt16BE(glyf.length, 34);
    const maxp = this.table('maxp');
    maxp.writeUInt16BE(glyf.length, 4);
    return fontFile({ glyf: Buffer.concat(glyf), head, hhea, hmtx, loca, maxp });
  }

  /** Points at the weight, by contour. */
  private outline(id: number): OutlinePoint[] {
    const points = (this.font.getGlyph(id)._decode()?.points ?? []).map((point) => point.copy());
    const [first] = points;
    if (!first) return [];
    // The variations of a glyph end with those of four points for its metrics.
    const metrics = [0, 1, 2, 3].map(() => Object.assign(first.copy(), { x: 0, y: 0, endContour: true }));
    this.weighed._variationProcessor?.transformPoints(id, [...points, ...metrics]);
    return points;
  }

  private table(name: string): Buffer {
    const stream = this.font._getTableStream(name);
    return Buffer.from(stream.readBuffer(this.font.directory.tables[name]?.length ?? 0));
  }
}

function boxOf(points: readonly OutlinePoint[]) {
  const xs = points.map(({ x }) => Math.round(x));
  const ys = points.map(({ y }) => Math.round(y));
  return points.length === 0
    ? { xMin: 0, yMin: 0, xMax: 0, yMax: 0 }
    : { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
}

function glyphData(points: readonly OutlinePoint[]): Buffer {
  if (points.length === 0) return Buffer.alloc(0);
  const ends = points.flatMap(({ endContour }, at) => (endContour ? [at] : []));
  const { xMin, yMin, xMax, yMax } = boxOf(points);
  const words = [ends.length, xMin, yMin, xMax, yMax, ...ends, 0];
  const flags = Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0)));
  const moves = (['x', 'y'] as const).flatMap((axis) =>
    points.map((point, at) => Math.round(point[axis]) - Math.round(points[at - 1]?.[axis] ?? 0)),
  );
  const data = Buffer.concat([wordsOf(words), flags, wordsOf(moves)]);
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
}

function wordsOf(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, at) => {
    bytes.writeUInt16BE(number & 0xffff, 2 * at);
  });
  return bytes;
}

function fontFile(tables: Readonly<Record<string, Buffer>>): Uint8Array {
  const entries = Object.entries(tables);
  const header = Buffer.alloc(12 + 16 * entries.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(entries.length, 4);
  let offset = header.length;
  const bodies = entries.map(([name, data], at) => {
    const body = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    const entry = 12 + 16 * at;
    header.write(name, entry, 'latin1');
    header.writeUInt32BE(checksum(body), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    offset += body.length;
    return body;
  });
  return Buffer.concat([header, ...bodies]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
