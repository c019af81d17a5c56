import { begunStream } from '#studio/shared/stream-of.ts';
import { requestedRange } from './byte-range.ts';
import { hasVersion } from './etag.ts';

export interface FileToAnswer {
  bytes: number;
  contentType: string;
  /** Content hash, without quotation marks. */
  digest: string;
  /** File name of the download, already validated. */
  name: string;
  /** The address names one version, which any cache may store. */
  isImmutable?: boolean;
  /** Both ends inclusive. */
  read: (start: number, end: number) => ReadableStream<Uint8Array>;
}

/** A file, private unless it is immutable, whole or in part (200, 206, 304, 416), streamed. Never sniffed to another type. */
export async function answerFile(request: Request, file: FileToAnswer): Promise<Response> {
  const etag = `"${file.digest}"`;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'content-type': file.contentType,
    'content-disposition': `inline; filename="${ascii(file.name)}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'private, no-store',
    'x-content-type-options': 'nosniff',
    etag,
  });
  if (hasVersion(request, etag)) return new Response(null, { status: 304, headers });
  const requested = requestedRange(request.headers, file.bytes, etag);
  if (requested === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.bytes}`);
    headers.delete('content-type');
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = requested === 'all' ? { start: 0, end: file.bytes - 1 } : requested;
  headers.set('content-length', String(end - start + 1));
  if (requested !== 'all') headers.set('content-range', `bytes ${start}-${end}/${file.bytes}`);
  return new Response(await begunStream(file.read(start, end)), {
    status: requested === 'all' ? 200 : 206,
    headers,
  });
}

function ascii(name: string): string {
  return name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
}
