import { randomBytes } from 'node:crypto';
import { outsideMedia } from './child-files.ts';

const film = outsideMedia('moov-end.mp4');

/** A film of four seconds that is this large: players skip its last part. */
export function filmOf(bytes: number, fill: (length: number) => Buffer = randomBytes): Buffer {
  if (bytes < film.length + 8) return film;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes - film.length);
  head.write('free', 4, 'latin1');
  return Buffer.concat([film, head, fill(bytes - film.length - 8)]);
}
