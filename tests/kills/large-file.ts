import { createCipheriv, createHash } from 'node:crypto';

/** The largest chunk the server requests. */
const perChunk = 4 * 1024 ** 2;
const head = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');

export interface LargeFile {
  bytes: number;
  chunks: number;
  chunk(number: number): Buffer;
  /** Over the whole file. */
  digest(): string;
}

export function largeFile(bytes: number): LargeFile {
  const chunks = Math.ceil(bytes / perChunk);
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
