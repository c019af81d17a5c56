/** Small enough for retries on mobile networks and for proxy limits. */
export const chunkBytes = 4 * 1024 ** 2;

export function chunkCount(bytes: number, perChunk: number): number {
  return Math.ceil(bytes / perChunk);
}

export function bytesOfChunk(number: number, bytes: number, perChunk: number): number | null {
  const last = chunkCount(bytes, perChunk) - 1;
  if (!Number.isInteger(number) || number < 0 || number > last) return null;
  return number < last ? perChunk : bytes - last * perChunk;
}

export interface ByteRange {
  number: number;
  start: number;
  end: number;
}

/** Byte ranges of chunks that make up `start` to `end`, inclusive. */
export function stretchesOf(start: number, end: number, perChunk: number): ByteRange[] {
  const first = Math.floor(start / perChunk);
  const last = Math.floor(end / perChunk);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    return {
      number,
      start: number === first ? start - number * perChunk : 0,
      end: number === last ? end - number * perChunk : perChunk - 1,
    };
  });
}
