import { randomUUID } from 'node:crypto';
import type { PreparedPicture } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const filePattern = /^[1-9]\d{0,4}\.(avif|webp)$/;

/** Files before the row: a crash leaves orphaned files, never a row without files. Not idempotent. */
export async function storePicture(world: Pick<World, 'files'>, picture: PreparedPicture): Promise<string> {
  const id = randomUUID();
  for (const { name, bytes, contentType } of picture.files) {
    await world.files.put(keyOf(id, name), oneChunk(bytes), { contentType, maxBytes: bytes.length });
  }
  return id;
}

export async function openPicture(world: Pick<World, 'files'>, id: string, file: string) {
  if (!idPattern.test(id) || !filePattern.test(file)) return null;
  return world.files.open(keyOf(id, file));
}

export async function removePicture(
  world: Pick<World, 'files'>,
  id: string,
  widths: readonly number[],
): Promise<void> {
  for (const width of widths) {
    for (const format of ['avif', 'webp']) await world.files.remove(keyOf(id, `${width}.${format}`));
  }
}

export const masterFile = 'master.webp';

/** Of a picture of the library: what crops are made from. */
export async function readPicture(
  world: Pick<World, 'files'>,
  id: string,
  file: string,
): Promise<Uint8Array | null> {
  const opened = await world.files.open(keyOf(id, file));
  return opened && new Uint8Array(await new Response(opened.body).arrayBuffer());
}

export async function removeMaster(world: Pick<World, 'files'>, id: string): Promise<void> {
  await world.files.remove(keyOf(id, masterFile));
}

function keyOf(id: string, file: string): string {
  return `pictures/${id}/${file}`;
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
