import { createHash } from 'node:crypto';
import { type RequestedRange, requestedRange } from '#app/web/files/byte-range.ts';
import {
  acceptedEncoding,
  compress,
  type Encoding,
  isCompressible,
  isWorthCompressing,
} from '../encoding.ts';

type Compressed = Exclude<Encoding, 'identity'>;

type Bodies = { identity: Uint8Array<ArrayBuffer> } & Partial<Record<Compressed, Uint8Array<ArrayBuffer>>>;

/** Best quality is for pages that are requested often before they change. */
const requestsBeforeBest = 8;

/** One at a time, so that disk, DNS and password hashing keep their threads. */
let lastBest: Promise<unknown> = Promise.resolve();

/** Compresses a stored page: quickly for the first client of an encoding, best once in the background. */
class LazyBodies {
  readonly #bodies: Bodies;
  readonly #pending = new Map<Compressed, Promise<void>>();
  readonly #improved = new Set<Compressed>();
  readonly #requests: Record<Compressed, number> = { br: 0, gzip: 0 };

  constructor(bodies: Bodies) {
    this.#bodies = bodies;
  }

  /** Null when the body is there already. */
  prepare(encoding: Compressed): Promise<void> | null {
    this.#requests[encoding] += 1;
    if (!this.#bodies[encoding]) return this.#quick(encoding);
    if (this.#requests[encoding] >= requestsBeforeBest && !this.#improved.has(encoding)) {
      this.#improved.add(encoding);
      lastBest = lastBest.then(() => this.#best(encoding)).catch(() => this.#improved.delete(encoding));
    }
    return null;
  }

  #quick(encoding: Compressed): Promise<void> {
    const pending =
      this.#pending.get(encoding) ??
      compress(this.#bodies.identity, encoding, 'quick').then((body) => {
        this.#bodies[encoding] = body;
        this.#pending.delete(encoding);
      });
    this.#pending.set(encoding, pending);
    return pending;
  }

  async #best(encoding: Compressed): Promise<void> {
    this.#bodies[encoding] = await compress(this.#bodies.identity, encoding, 'best');
  }
}

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
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 12)}"`;
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
