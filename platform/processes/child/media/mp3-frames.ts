import type { ChildFiles } from '../child-files.ts';

type ReadAt = ChildFiles['read'];

const kilobits = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const rates = [44_100, 48_000, 32_000];
/** What encoders and tag editors leave before the first frame is shorter. */
const searchedBytes = 64 * 1024;
const longestFrame = 1_441;
const mostTags = 4;

interface Frame {
  bytes: number;
  rate: number;
  samples: number;
  bitRate: number;
  isVersionOne: boolean;
  isMono: boolean;
}

/** Layer III (ISO 11172-3, 13818-3). Null: no header that gives its frame a length. */
function frameAt(bytes: Uint8Array, at: number): Frame | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  const version = (second >> 3) & 3;
  if (first !== 0xff || second >> 5 !== 7 || version === 1 || ((second >> 1) & 3) !== 1) return null;
  const isVersionOne = version === 3;
  const bitRate = ((isVersionOne ? kilobits.one : kilobits.two)[third >> 4] ?? 0) * 1_000;
  const rate = (rates[(third >> 2) & 3] ?? 0) / (isVersionOne ? 1 : version === 2 ? 2 : 4);
  if (bitRate === 0 || rate === 0) return null;
  const samples = isVersionOne ? 1_152 : 576;
  const length = Math.floor(((samples / 8) * bitRate) / rate) + ((third >> 1) & 1);
  return { bytes: length, rate, samples, bitRate, isVersionOne, isMono: fourth >> 6 === 3 };
}

/** The place of the first of three frames that follow one another, which noise does not have. */
function firstFrame(bytes: Uint8Array): number | null {
  for (let at = 0; at < Math.min(bytes.length, searchedBytes); at += 1) {
    let next = at;
    for (let count = 0; count < 3; count += 1) {
      const frame = frameAt(bytes, next);
      if (!frame || next + frame.bytes > bytes.length) break;
      next += frame.bytes;
      if (count === 2) return at;
    }
  }
  return null;
}

const text = (bytes: Uint8Array, at: number, length = 4) =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const word = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

/** Where the tags at the start end: seven bits per byte of their size (ID3v2, section 3.1). */
export async function endOfTags(read: ReadAt): Promise<number> {
  let at = 0;
  for (let count = 0; count < mostTags; count += 1) {
    const tag = await read(at, 10);
    if (tag.length < 10 || text(tag, 0, 3) !== 'ID3') return at;
    at += 10 + tag.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0);
  }
  return at;
}

/** From the encoder's count of frames, else the bit rate of the first one. Null: no sound in it. */
export async function mp3Seconds({
  bytes,
  read,
}: Pick<ChildFiles, 'bytes' | 'read'>): Promise<number | null> {
  const begin = await endOfTags(read);
  const searched = await read(begin, searchedBytes + 3 * longestFrame);
  const at = firstFrame(searched);
  const frame = at === null ? null : frameAt(searched, at);
  if (at === null || !frame) return null;
  const side = frame.isVersionOne ? (frame.isMono ? 17 : 32) : frame.isMono ? 9 : 17;
  const mark = text(searched, at + 4 + side);
  const isCounted = (mark === 'Xing' || mark === 'Info') && word(searched, at + 8 + side) & 1;
  // Recorders that are stopped hard leave the count at zero.
  const count = isCounted ? word(searched, at + 12 + side) : 0;
  const seconds =
    count > 0 ? (count * frame.samples) / frame.rate : ((bytes - begin - at) * 8) / frame.bitRate;
  return seconds < 1_000_000 ? seconds : null;
}
