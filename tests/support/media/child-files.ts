import { readFileSync } from 'node:fs';
import type { MediaFinding } from '#platform/media/media-finding.ts';
import type { ChildFiles } from '#platform/processes/child/child-files.ts';
import { convertMedia } from '#platform/processes/child/media/convert-media.ts';
import { inspectMedia } from '#platform/processes/child/media/inspect-media.ts';

export const outsideMedia = (name: string) => readFileSync(`tests/outside/media/${name}`);

/** A file as a task of a child process reads it. */
function filesOf(file: Uint8Array, write: ChildFiles['write'] = async () => {}): ChildFiles {
  return {
    bytes: file.length,
    read: async (offset, length) => file.subarray(offset, offset + length),
    write,
  };
}

export const inspected = (file: Uint8Array): Promise<MediaFinding> => inspectMedia(filesOf(file));

export async function converted(file: Uint8Array): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const write: ChildFiles['write'] = async (number, piece) => {
    pieces[number] = piece.slice();
  };
  await convertMedia({ pieceBytes: 4_096, mostBytes: 10_000_000 }, filesOf(file, write));
  return Buffer.concat(pieces);
}
