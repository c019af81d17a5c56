import { randomUUID } from 'node:crypto';
import { type Files, FilesUnavailable } from '#platform/files/files.ts';

/** Writes, reads, lists and removes a small file. 'unreadable': it was stored and not found. */
export async function checkStorage(files: Files): Promise<'works' | 'unreadable' | FilesUnavailable> {
  const key = `tests/${randomUUID()}.bin`;
  const rules = { contentType: 'application/octet-stream', maxBytes: 64 } as const;
  try {
    await files.put(key, once('a test of the place for files'), rules);
    const opened = await files.open(key);
    await opened?.body.cancel();
    const listed = await files.list('tests/');
    return opened && listed.includes(key) ? 'works' : 'unreadable';
  } catch (error) {
    if (error instanceof FilesUnavailable) return error;
    throw error;
  } finally {
    await files.remove(key).catch(() => {});
  }
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
