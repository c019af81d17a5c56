import type { HeldBody } from '#app/web/bodies/body-budget.ts';
import { Overloaded } from '#platform/overload/capacity.ts';

/** Null: no length, so that it is known only after reading. */
export function declaredLength({ headers }: Request): number | null {
  const declared = headers.get('content-length');
  return declared === null ? null : Number(declared);
}

/**
 * Null: larger than `limit`. A declared length is counted before reading, others while reading; `request` then replaces
 * the consumed one. @throws Overloaded
 */
export async function receiveBody(
  request: Request,
  limit: number,
  open: () => HeldBody,
): Promise<Request | null> {
  const declared = declaredLength(request);
  if (declared !== null) {
    if (declared > limit) return null;
    if (declared > 0) holdOrRefuse(open(), declared);
    return request;
  }
  if (!request.headers.has('transfer-encoding') && !request.body) return request;
  return readUpTo(request, limit, open());
}

async function readUpTo(request: Request, limit: number, held: HeldBody): Promise<Request | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > limit) return null;
    holdOrRefuse(held, chunk.length);
    chunks.push(new Uint8Array(chunk));
  }
  const { method, headers, url, signal } = request;
  const body = await new Blob(chunks).arrayBuffer();
  return new Request(url, { method, headers, body, signal });
}

function holdOrRefuse(held: HeldBody, bytes: number): void {
  if (!held.hold(bytes)) throw new Overloaded('Too many bytes are arriving.');
}
