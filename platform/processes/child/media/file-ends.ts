import type { ChildFiles } from '../child-files.ts';

type Readable = Pick<ChildFiles, 'bytes' | 'read'>;

/** Bounds the work for a hostile file. */
const mostParts = 4_000;
const unknownSize = 0xff_ff_ff_ff;

const text = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** True: the end is missing, or the index that is written last (ISO 14496-12). */
export async function isMp4CutOff({ bytes, read }: Readable): Promise<boolean> {
  let hasIndex = false;
  let hasMedia = false;
  for (let at = 0, count = 0; at + 8 <= bytes && count < mostParts; count += 1) {
    const head = await read(at, 16);
    if (head.length < 8) break;
    const view = new DataView(head.buffer, head.byteOffset);
    const short = view.getUint32(0);
    const long = short === 1 && head.length === 16 ? Number(view.getBigUint64(8)) : short;
    const size = short === 0 ? bytes - at : long;
    const name = text(head, 4);
    if (size < 8 || !/^[\w ©-]{4}$/.test(name)) break;
    // What some cameras write behind the last box is no box, though it may look like one.
    if (at + size > bytes) return !hasIndex || !hasMedia || /^mo(?:ov|of)$|^mdat$/.test(name);
    hasIndex ||= name === 'moov';
    hasMedia ||= name === 'mdat';
    at += size;
  }
  return !hasIndex;
}

/** 'unknown': a recorder that could not go back left the size of the sound open. */
export async function waveEnd({ bytes, read }: Readable): Promise<'whole' | 'unknown' | 'cut-off' | 'none'> {
  for (let at = 12, count = 0; at + 8 <= bytes && count < mostParts; count += 1) {
    const head = await read(at, 8);
    if (head.length < 8) break;
    const size = new DataView(head.buffer, head.byteOffset).getUint32(4, true);
    if (text(head, 0) === 'data') {
      if (at + 8 >= bytes) return 'none';
      if (size === unknownSize || size === 0) return 'unknown';
      return at + 8 + size > bytes ? 'cut-off' : 'whole';
    }
    at += 8 + size + (size % 2);
  }
  return 'none';
}
