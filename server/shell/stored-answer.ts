import { createHash } from 'node:crypto';
import { type Wanted, wantedRange } from '#app/web/files/byte-range.ts';
import { acceptedEncoding, compress, type Encoding, isCompressible, isWorthCompressing } from './encoding.ts';

export interface StoredAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Weak: shared by all encodings. */
  etag: string;
  bodies: { identity: Uint8Array<ArrayBuffer>; br?: Uint8Array<ArrayBuffer>; gzip?: Uint8Array<ArrayBuffer> };
}

export function etagOf(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

export async function storeAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array<ArrayBuffer>,
): Promise<StoredAnswer> {
  const answer: StoredAnswer = { status, headers, etag: etagOf(body), bodies: { identity: body } };
  if (!isCompressible(headers['content-type'] ?? null) || !isWorthCompressing(body.length)) return answer;
  const [br, gzip] = await Promise.all([compress(body, 'br', 'kept'), compress(body, 'gzip', 'kept')]);
  return { ...answer, bodies: { identity: body, br, gzip } };
}

/** Answers a GET or HEAD: 304, a range of the identity encoding, or 200. */
export function answerFrom(
  stored: StoredAnswer,
  request: Request,
  ownHeaders: Readonly<Record<string, string>>,
): Response {
  const { bodies, etag } = stored;
  const headers: Record<string, string> = { ...stored.headers, ...ownHeaders, etag };
  if (bodies.br || bodies.gzip) headers.vary = 'Accept-Encoding';
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  // A weak ETag must not match If-Range (RFC 9110).
  const range = stored.status === 200 ? wantedRange(request.headers, bodies.identity.length, null) : 'all';
  if (range !== 'all') return partOf(bodies.identity, range, headers, request.method);
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
  range: Exclude<Wanted, 'all'>,
  headers: Record<string, string>,
  method: string,
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
