import type { InputOf } from '../../processes.ts';
import type { ChildFiles } from '../child-files.ts';

type ReadAt = ChildFiles['read'];

/** Whole seconds from the file's header; null: unknown. */
export async function mediaDurationSeconds(
  { kind }: InputOf<'read-duration'>,
  { bytes, read }: ChildFiles,
): Promise<number | null> {
  const seconds = kind === 'mp3' ? await mp3Seconds(bytes, read) : await mp4Seconds(bytes, read);
  return seconds !== null && Number.isFinite(seconds) && seconds < 1_000_000 ? Math.round(seconds) : null;
}

const word = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
const text = (bytes: Uint8Array, at: number, length = 4) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Bounds the work for a hostile file. */
const mostBoxes = 4_000;

/** `moov` → `mvhd` (ISO 14496-12). */
async function mp4Seconds(bytes: number, read: ReadAt): Promise<number | null> {
  let at = 0;
  let end = bytes;
  for (let count = 0; count < mostBoxes && at + 8 <= end; count += 1) {
    const head = await read(at, 16);
    if (head.length < 8) return null;
    const short = word(head, 0);
    const isLong = short === 1 && head.length >= 16;
    const size = isLong ? word(head, 8) * 2 ** 32 + word(head, 12) : short === 0 ? end - at : short;
    if (size < 8) return null;
    const name = text(head, 4);
    if (name === 'mvhd') return durationIn(await read(at + 8, 32));
    if (name === 'moov') {
      end = Math.min(end, at + size);
      at += isLong ? 16 : 8;
    } else at += size;
  }
  return null;
}

function durationIn(mvhd: Uint8Array): number | null {
  if (mvhd.length < 32) return null;
  const isLong = mvhd[0] === 1;
  const scale = word(mvhd, isLong ? 20 : 12);
  const duration = isLong ? word(mvhd, 24) * 2 ** 32 + word(mvhd, 28) : word(mvhd, 16);
  return scale === 0 ? null : duration / scale;
}

const kilobits = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const rates = [44_100, 48_000, 32_000];

/** From the encoder's frame count, else the bit rate of the first frame. */
async function mp3Seconds(bytes: number, read: ReadAt): Promise<number | null> {
  const tag = await read(0, 10);
  const isTagged = text(tag, 0, 3) === 'ID3' && tag.length === 10;
  // Seven bits per byte (ID3v2, section 3.1).
  const begin = isTagged ? 10 + tag.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0) : 0;
  const frame = await read(begin, 256);
  if (frame.length < 48 || frame[0] !== 0xff || (frame[1]! & 0xe0) !== 0xe0) return null;
  const version = (frame[1]! >> 3) & 3;
  const rate = (rates[(frame[2]! >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const bitRate = (version === 3 ? kilobits.one : kilobits.two)[frame[2]! >> 4] ?? 0;
  if (rate === 0) return null;
  const isMono = frame[3]! >> 6 === 3;
  const side = version === 3 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  const mark = text(frame, 4 + side);
  if ((mark === 'Xing' || mark === 'Info') && word(frame, 8 + side) & 1) {
    return (word(frame, 12 + side) * (version === 3 ? 1152 : 576)) / rate;
  }
  return bitRate === 0 ? null : ((bytes - begin) * 8) / (bitRate * 1000);
}
