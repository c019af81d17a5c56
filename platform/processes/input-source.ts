import type { Files } from '../files/files.ts';
import type { InputSource } from './processes.ts';

export async function fileSource(files: Files, key: string): Promise<InputSource | null> {
  const opened = await files.open(key, { start: 0, end: 0 });
  if (!opened) return null;
  await opened.body.cancel();
  return {
    bytes: opened.bytes,
    async read(offset, length) {
      const part = await files.open(key, { start: offset, end: offset + length - 1 });
      if (!part) throw new Error(`${key} is no longer there`);
      return new Uint8Array(await new Response(part.body).arrayBuffer());
    },
  };
}

export function bytesSource(bytes: Uint8Array): InputSource {
  return { bytes: bytes.length, read: async (offset, length) => bytes.slice(offset, offset + length) };
}
