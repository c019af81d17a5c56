import { isChunk, isEmbedPath, isInboundEmailPath, isWebhookPath } from './path-kinds.ts';

const kilobyte = 1024;

export function bodyLimit(path: string, contentType: string | null): number {
  // A 10 MB PDF plus multipart overhead.
  if (path.startsWith('/storage/')) return 10_600 * kilobyte;
  // One upload chunk (studio/learning/files/lesson-file.ts).
  if (isChunk(path, 'PUT')) return 8_192 * kilobyte;
  // The route refuses with the status that Mailgun does not repeat.
  if (isInboundEmailPath(path)) return 16_384 * kilobyte;
  if (isWebhookPath(path)) return 256 * kilobyte;
  if (isEmbedPath(path)) return 100 * kilobyte;
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(contentType ?? '');
  return isForm ? 1_000 * kilobyte : 100 * kilobyte;
}

/** A body without a length is read up to the limit; `request` replaces the consumed one. */
export async function weigh(
  request: Request,
  limit: number,
): Promise<{ tooLarge: true } | { tooLarge: false; request: Request }> {
  const declared = request.headers.get('content-length');
  if (declared !== null) {
    return Number(declared) > limit ? { tooLarge: true } : { tooLarge: false, request };
  }
  if (!request.headers.has('transfer-encoding') && !request.body) return { tooLarge: false, request };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > limit) return { tooLarge: true };
    chunks.push(new Uint8Array(chunk));
  }
  const { method, headers, url, signal } = request;
  const body = await new Blob(chunks).arrayBuffer();
  return { tooLarge: false, request: new Request(url, { method, headers, body, signal }) };
}
