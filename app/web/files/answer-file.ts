import { wantedRange } from './byte-range.ts';

export interface FileToAnswer {
  bytes: number;
  contentType: string;
  /** Names this very content; without quotation marks. */
  digest: string;
  /** As it is called where it is saved; checked before. */
  name: string;
  /** The bytes from `start` to `end`, both included. */
  read: (start: number, end: number) => ReadableStream<Uint8Array>;
}

/**
 * A file for one person, whole or in part (200, 206, 304, 416), streamed: never in memory, kept by nobody on the way.
 * Shown in the page or the browser's own viewer, and run as nothing else than its type.
 */
export function answerFile(request: Request, file: FileToAnswer): Response {
  const etag = `"${file.digest}"`;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'content-type': file.contentType,
    'content-disposition': `inline; filename="${ascii(file.name)}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    etag,
  });
  const known = request.headers.get('if-none-match');
  if (known?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers });
  }
  const wanted = wantedRange(request.headers, file.bytes, etag);
  if (wanted === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.bytes}`);
    headers.delete('content-type');
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = wanted === 'all' ? { start: 0, end: file.bytes - 1 } : wanted;
  headers.set('content-length', String(end - start + 1));
  if (wanted !== 'all') headers.set('content-range', `bytes ${start}-${end}/${file.bytes}`);
  return new Response(file.read(start, end), { status: wanted === 'all' ? 200 : 206, headers });
}

function ascii(name: string): string {
  return name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
}
