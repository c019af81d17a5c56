/** A JSON response with `no-store`. */
export function jsonAnswer(body: unknown, init: { status?: number; headers?: HeadersInit } = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'application/json; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(JSON.stringify(body), { status: init.status ?? 200, headers });
}

/** Undefined for invalid JSON and for U+0000, which PostgreSQL text cannot store. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text(), (key, value: unknown) => {
      if (key.includes('\0') || (typeof value === 'string' && value.includes('\0')))
        throw new SyntaxError('U+0000');
      return value;
    });
  } catch {
    return undefined;
  }
}
