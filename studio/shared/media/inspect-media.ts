import type { MediaFault, MediaFinding, SoundFormat } from '#platform/media/media-finding.ts';
import { bytesSource } from '#platform/processes/input-source.ts';
import { type InputSource, isInputFault, type Processes, TaskFailed } from '#platform/processes/processes.ts';
import { chunkBytes } from './chunks.ts';
import { isSoundFormat } from './media-kind.ts';

type Running = Pick<Processes, 'run'>;

export async function inspectMedia(
  processes: Running,
  source: InputSource,
): Promise<MediaFinding | { fault: 'busy' }> {
  return orFault(() => processes.run('inspect-media', {}, { source }));
}

export interface PlayableSound {
  format: SoundFormat;
  bytes: Uint8Array;
  seconds: number;
}

export type SoundFault = MediaFault | 'busy';

/** A recording as every browser engine plays it: unchanged, or its packets in another file. 'not-media': a film, too. */
export async function playableSound(
  processes: Running,
  bytes: Uint8Array,
): Promise<PlayableSound | { fault: SoundFault }> {
  const source = bytesSource(bytes);
  const found = await inspectMedia(processes, source);
  if ('fault' in found) return found;
  const { format, seconds, isRemuxed } = found;
  if (!isSoundFormat(format)) return { fault: 'not-media' };
  if (!isRemuxed) return { format, bytes, seconds };
  return orFault(async () => {
    const pieces: Uint8Array[] = [];
    const sink = async (number: number, piece: Uint8Array) => {
      pieces[number] = piece.slice();
    };
    // A copy is about as long as what it is made of.
    const input = { pieceBytes: chunkBytes, mostBytes: 2 * bytes.length + 1024 ** 2 };
    await processes.run('convert-film', input, { source, sink, lane: 'owner' });
    return { format, bytes: new Uint8Array(Buffer.concat(pieces)), seconds };
  });
}

async function orFault<T>(run: () => Promise<T>): Promise<T | { fault: 'not-media' | 'busy' }> {
  try {
    return await run();
  } catch (error) {
    if (isInputFault(error)) return { fault: 'not-media' };
    if (error instanceof TaskFailed) return { fault: 'busy' };
    throw error;
  }
}
