/** A JSON answer that nobody keeps. */
export function jsonAnswer(body: unknown, init: { status?: number; headers?: HeadersInit } = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'application/json; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(JSON.stringify(body), { status: init.status ?? 200, headers });
}

/**
 * Reads a JSON body; undefined when it is none, or holds U+0000 in a text, which no column can keep. The shell has
 * bounded its size.
 */
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
