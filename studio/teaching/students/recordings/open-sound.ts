import type { Files } from '#platform/files/files.ts';

/** Opens the file when it is read; both ends of the range are inclusive. */
export async function* openSound(
  files: Files,
  key: string,
  range: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  const file = await files.open(key, range);
  if (!file) throw new Error('A recording was removed while it was read');
  yield* file.body;
}
