import type { OpenFile } from '#platform/files/files.ts';
import { streamOf } from '#studio/shared/stream-of.ts';
import { answerFile } from './answer-file.ts';

type Open = (range?: { start: number; end: number }) => Promise<OpenFile | null>;

/** 404 without a file; otherwise whole or in part. Immutable. */
export async function answerStored(request: Request, file: string, open: Open): Promise<Response> {
  const found = await open();
  if (!found) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  await found.body.cancel();
  return answerFile(request, {
    bytes: found.bytes,
    contentType: found.contentType,
    digest: file,
    name: file,
    isImmutable: true,
    read: (start, end) => streamOf(piecesOf(open, { start, end })),
  });
}

/** Opens the file when the body is read. */
async function* piecesOf(open: Open, range: { start: number; end: number }): AsyncGenerator<Uint8Array> {
  const part = await open(range);
  if (!part) throw new Error('A file was removed while it was read');
  yield* part.body;
}
