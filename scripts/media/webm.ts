/** One encoded packet. Times in whole milliseconds. */
export interface Packet {
  track: number;
  at: number;
  isKey: boolean;
  bytes: Uint8Array;
}

export interface Track {
  number: number;
  codec: 'V_VP9' | 'A_OPUS';
  /** Codec configuration: OpusHead. */
  head?: Uint8Array;
  size?: { width: number; height: number };
}

const opusRate = 48_000;
/** Pre-roll before a seek, in nanoseconds (RFC 7845). */
const seekPreRoll = 80_000_000;

/**
 * Packs packets into a WebM file with duration and cues, so that players can seek with range requests. A cluster
 * starts at every key frame, or every four seconds of audio.
 */
export function webm(tracks: readonly Track[], packets: readonly Packet[], seconds: number): Uint8Array {
  const clusters = clustersOf(tracks, packets);
  const head = [
    element('1549A966', [
      element('2AD7B1', uint(1_000_000)),
      element('4489', float(seconds * 1000)),
      element('4D80', text('belcanto')),
      element('5741', text('belcanto')),
    ]),
    element('1654AE6B', tracks.map(trackEntry)),
  ];
  // Positions count from the start of the segment, eight bytes each, so the length of the cues is known.
  const cuesAt = (positions: readonly number[]) =>
    element(
      '1C53BB6B',
      clusters.map(({ at }, index) =>
        element('BB', [
          element('B3', uint(at)),
          element('B7', [
            element('F7', uint(tracks[0]!.number)),
            element('F1', uint64(positions[index] ?? 0)),
          ]),
        ]),
      ),
    );
  let position = joined(head).length + cuesAt([]).length;
  const positions = clusters.map(({ bytes }) => {
    const here = position;
    position += bytes.length;
    return here;
  });
  const segment = element('18538067', [...head, cuesAt(positions), ...clusters.map(({ bytes }) => bytes)]);
  return joined([fileHead(), segment]);
}

function fileHead(): Uint8Array {
  const numbers: [string, number][] = [
    ['4286', 1],
    ['42F7', 1],
    ['42F2', 4],
    ['42F3', 8],
    ['4287', 4],
    ['4285', 2],
  ];
  return element('1A45DFA3', [
    ...numbers.map(([id, value]) => element(id, uint(value))),
    element('4282', text('webm')),
  ]);
}

function trackEntry({ number, codec, head, size }: Track): Uint8Array {
  return element('AE', [
    element('D7', uint(number)),
    element('73C5', uint(number)),
    element('83', uint(size ? 1 : 2)),
    element('86', text(codec)),
    ...(head
      ? [element('63A2', head), element('56AA', uint(codecDelay(head))), element('56BB', uint(seekPreRoll))]
      : []),
    size
      ? element('E0', [element('B0', uint(size.width)), element('BA', uint(size.height))])
      : element('E1', [element('B5', float(opusRate)), element('9F', uint(1))]),
  ]);
}

/** The encoder's pre-skip, in nanoseconds: bytes 10 and 11 of OpusHead count samples at 48 kHz. */
function codecDelay(head: Uint8Array): number {
  return Math.round(((head[10]! | (head[11]! << 8)) * 1e9) / opusRate);
}

function clustersOf(
  tracks: readonly Track[],
  packets: readonly Packet[],
): { at: number; bytes: Uint8Array }[] {
  const leading = tracks.find((track) => track.size) ?? tracks[0]!;
  const groups: Packet[][] = [];
  for (const packet of [...packets].sort((one, other) => one.at - other.at || one.track - other.track)) {
    const group = groups.at(-1);
    const isDue = !group || packet.at - group[0]!.at >= 4000;
    if (isDue && (!group || (packet.track === leading.number && packet.isKey))) groups.push([packet]);
    else group!.push(packet);
  }
  return groups.map((group) => {
    const { at } = group[0]!;
    const blocks = group.map((packet) =>
      element(
        'A3',
        joined([
          new Uint8Array([0x80 | packet.track, ...int16(packet.at - at), packet.isKey ? 0x80 : 0]),
          packet.bytes,
        ]),
      ),
    );
    return { at, bytes: element('1F43B675', [element('E7', uint(at)), ...blocks]) };
  });
}

function element(id: string, content: Uint8Array | readonly Uint8Array[]): Uint8Array {
  const body = content instanceof Uint8Array ? content : joined(content);
  const length = new Uint8Array(8);
  new DataView(length.buffer).setBigUint64(0, BigInt(body.length) | (1n << 56n));
  return joined([Uint8Array.from(Buffer.from(id, 'hex')), length, body]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

function uint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
}

function uint64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

function int16(value: number): [number, number] {
  return [(value >> 8) & 255, value & 255];
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}
