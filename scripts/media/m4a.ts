const rate = 48_000;
const perPacket = 960;

/**
 * Packs 20 ms Opus packets into an .m4a (ISO 14496-12, "Encapsulation of Opus in ISOBMFF"), index first, so that
 * players can start and seek with range requests. `opusHead` comes from the encoder (RFC 7845).
 */
export function m4a(opusHead: Uint8Array, packets: readonly Uint8Array[]): Uint8Array {
  const duration = packets.length * perPacket;
  const ftyp = box('ftyp', text('M4A '), u32(0), text('M4A '), text('isom'), text('iso2'));
  // The audio offset depends on the length of the index, which does not depend on the offset.
  const length = ftyp.length + moov(opusHead, { packets, duration, soundAt: 0 }).length + 8;
  return join([ftyp, moov(opusHead, { packets, duration, soundAt: length }), box('mdat', ...packets)]);
}

function moov(
  opusHead: Uint8Array,
  { packets, duration, soundAt }: { packets: readonly Uint8Array[]; duration: number; soundAt: number },
) {
  const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32);
  const mvhd = box(
    'mvhd',
    u32(0),
    u32(0),
    u32(0),
    u32(rate),
    u32(duration),
    u32(0x10000),
    u16(0x100),
    u16(0),
    u32(0),
    u32(0),
    ...matrix,
    ...Array.from({ length: 6 }, () => u32(0)),
    u32(2),
  );
  const tkhd = box(
    'tkhd',
    u32(7),
    u32(0),
    u32(0),
    u32(1),
    u32(0),
    u32(duration),
    u32(0),
    u32(0),
    u16(0),
    u16(0),
    u16(0x100),
    u16(0),
    ...matrix,
    u32(0),
    u32(0),
  );
  const mdhd = box('mdhd', u32(0), u32(0), u32(0), u32(rate), u32(duration), u16(0x55c4), u16(0));
  const hdlr = box('hdlr', u32(0), u32(0), text('soun'), u32(0), u32(0), u32(0), text('belcanto\0'));
  const dinf = box('dinf', box('dref', u32(0), u32(1), box('url ', u32(1))));
  const stbl = box(
    'stbl',
    box('stsd', u32(0), u32(1), sampleEntry(opusHead)),
    box('stts', u32(0), u32(1), u32(packets.length), u32(perPacket)),
    box('stsc', u32(0), u32(1), u32(1), u32(packets.length), u32(1)),
    box('stsz', u32(0), u32(0), u32(packets.length), ...packets.map((packet) => u32(packet.length))),
    box('stco', u32(0), u32(1), u32(soundAt)),
  );
  const minf = box('minf', box('smhd', u32(0), u32(0)), dinf, stbl);
  return box('moov', mvhd, box('trak', tkhd, box('mdia', mdhd, hdlr, minf)));
}

/** dOps holds the fields of OpusHead in the other byte order. */
function sampleEntry(opusHead: Uint8Array): Uint8Array {
  const head = new DataView(opusHead.buffer, opusHead.byteOffset);
  const dOps = box(
    'dOps',
    Uint8Array.of(0, head.getUint8(9)),
    u16(head.getUint16(10, true)),
    u32(head.getUint32(12, true)),
    u16(head.getUint16(16, true)),
    Uint8Array.of(0),
  );
  return box(
    'Opus',
    u32(0),
    u16(0),
    u16(1),
    u32(0),
    u32(0),
    u16(head.getUint8(9)),
    u16(16),
    u16(0),
    u16(0),
    u32(rate * 65_536),
    dOps,
  );
}

function box(name: string, ...parts: Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, part) => sum + part.length, 8);
  return join([u32(size), text(name), ...parts]);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

function text(characters: string): Uint8Array {
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

function u16(value: number): Uint8Array {
  return Uint8Array.of(value >> 8, value & 255);
}

function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
