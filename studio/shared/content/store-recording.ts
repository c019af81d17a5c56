import { randomUUID } from 'node:crypto';
import type { SoundFormat } from '#platform/media/media-finding.ts';
import type { World } from '#platform/world.ts';
import { contentTypes } from '#studio/shared/media/media-kind.ts';

const filePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(mp3|m4a|wav|flac|weba)$/;

/** Files before the row: a crash leaves an orphaned file, never a row without one. Not idempotent. */
export async function storeRecording(
  world: Pick<World, 'files'>,
  kind: SoundFormat,
  bytes: Uint8Array,
): Promise<string> {
  const id = randomUUID();
  const rules = { contentType: contentTypes[kind], maxBytes: bytes.length };
  await world.files.put(keyOf(id, kind), oneChunk(bytes), rules);
  return id;
}

/** Null: no such file. The range is inclusive and clamped. */
export async function openRecording(
  world: Pick<World, 'files'>,
  file: string,
  range?: { start: number; end: number },
) {
  const [, id, kind] = filePattern.exec(file) ?? [];
  return id && kind ? world.files.open(keyOf(id, kind), range) : null;
}

export async function removeRecordingFile(
  world: Pick<World, 'files'>,
  { id, kind }: { id: string; kind: SoundFormat },
): Promise<void> {
  await world.files.remove(keyOf(id, kind));
}

function keyOf(id: string, kind: string): string {
  return `recordings/${id}.${kind}`;
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
