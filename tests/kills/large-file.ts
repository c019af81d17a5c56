import { createCipheriv, createHash } from 'node:crypto';
import { outsideMedia } from '#tests/support/media/child-files.ts';

/** The largest chunk the server requests. */
const perChunk = 4 * 1024 ** 2;

export interface LargeFile {
  bytes: number;
  chunks: number;
  chunk(number: number): Buffer;
  /** Over the whole file. */
  digest(): string;
}

export function largeFile(bytes: number): LargeFile {
  const chunks = Math.ceil(bytes / perChunk);
  // A film whose last part players skip.
  const film = outsideMedia('moov-end.mp4');
  const skipped = Buffer.from('\0\0\0\u0001free\0\0\0\0\0\0\0\0', 'latin1');
  skipped.writeBigUInt64BE(BigInt(bytes - film.length), 8);
  const head = Buffer.concat([film, skipped]);
  const chunk = (number: number) => {
    const iv = Buffer.alloc(16);
    iv.writeUInt32BE(number, 8);
    const length = Math.min(perChunk, bytes - number * perChunk);
    const content = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), iv).update(Buffer.alloc(length));
    if (number === 0) head.copy(content);
    return content;
  };
  return {
    bytes,
    chunks,
    chunk,
    digest() {
      const hash = createHash('sha256');
      for (let number = 0; number < chunks; number += 1) hash.update(chunk(number));
      return hash.digest('hex');
    },
  };
}
