import { createHash } from 'node:crypto';
import { type RequestedRange, requestedRange } from '#app/web/files/byte-range.ts';
import { acceptedEncoding, type Encoding, isCompressible, isWorthCompressing } from '../encoding.ts';
import { type Bodies, LazyBodies } from '../lazy-bodies.ts';

export interface StoredAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Weak: shared by all encodings. */
  etag: string;
  bodies: Readonly<Bodies>;
  /** Null: compressed at build time, or not at all. */
  lazy: LazyBodies | null;
}

export function etagOf(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Takes over what is already compressed when the content is that of `previous`. */
export function storeAnswer(
  headers: Readonly<Record<string, string>>,
  body: Uint8Array<ArrayBuffer>,
  previous: StoredAnswer | null = null,
): StoredAnswer {
  const etag = etagOf(body);
  if (previous?.etag === etag) return { ...previous, status: 200, headers };
  const isCompressed = isCompressible(headers['content-type'] ?? null) && isWorthCompressing(body.length);
  const bodies: Bodies = { identity: body };
  return { status: 200, headers, etag, bodies, lazy: isCompressed ? new LazyBodies(bodies) : null };
}

/** As `answerFrom`; waits only when the first client of an encoding asks for it. */
export function answerFromPage(
  stored: StoredAnswer,
  request: Request,
  ownHeaders: Readonly<Record<string, string>>,
): Response | Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const pending = encoding === 'identity' ? null : stored.lazy?.prepare(encoding);
  if (!pending) return answerFrom(stored, request, ownHeaders);
  return pending.then(() => answerFrom(stored, request, ownHeaders));
}

/** Answers a GET or HEAD: 304, a range of the identity encoding, or 200. */
export function answerFrom(
  stored: StoredAnswer,
  request: Request,
  ownHeaders: Readonly<Record<string, string>>,
): Response {
  const { bodies, etag } = stored;
  const headers: Record<string, string> = { ...stored.headers, ...ownHeaders, etag };
  if (stored.lazy || bodies.br || bodies.gzip) headers.vary = 'Accept-Encoding';
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  // A weak ETag must not match If-Range (RFC 9110).
  const range = stored.status === 200 ? requestedRange(request.headers, bodies.identity.length, null) : 'all';
  if (range !== 'all') return partOf(bodies.identity, { range, headers, method: request.method });
  const encoding = bestOf(stored, request.headers.get('accept-encoding'));
  const body = bodies[encoding] ?? bodies.identity;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return new Response(request.method === 'HEAD' ? null : body, { status: stored.status, headers });
}

export function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => plain(tag) === plain(etag));
}

function bestOf({ bodies }: StoredAnswer, accepted: string | null): Encoding {
  const best = acceptedEncoding(accepted);
  if (best === 'br' && !bodies.br) return bodies.gzip ? 'gzip' : 'identity';
  return bodies[best] ? best : 'identity';
}

function partOf(
  body: Uint8Array<ArrayBuffer>,
  {
    range,
    headers,
    method,
  }: { range: Exclude<RequestedRange, 'all'>; headers: Record<string, string>; method: string },
): Response {
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${body.length}` },
    });
  }
  const part = body.subarray(range.start, range.end + 1);
  const contentRange = `bytes ${range.start}-${range.end}/${body.length}`;
  return new Response(method === 'HEAD' ? null : part, {
    status: 206,
    headers: { ...headers, 'content-range': contentRange, 'content-length': String(part.length) },
  });
}
