import { createHash } from 'node:crypto';

export interface MediaSource {
  name: string;
  bytes: number;
  /** Both ends inclusive. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

export function sourceOf(name: string, bytes: Uint8Array): MediaSource {
  return {
    name,
    bytes: bytes.length,
    async *read(start, end) {
      yield bytes.subarray(start, end + 1);
    },
  };
}

export async function digestOf(source: MediaSource): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of source.read(0, source.bytes - 1)) hash.update(piece);
  return hash.digest('hex');
}

export async function readAll(source: MediaSource, start: number, end: number): Promise<Uint8Array> {
  if (start >= source.bytes) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  for await (const piece of source.read(start, Math.min(end, source.bytes - 1))) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}
