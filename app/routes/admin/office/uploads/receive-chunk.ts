import { holdFiles } from '#app/web/bodies/hold-files.ts';
import { Overloaded } from '#platform/overload/capacity.ts';

/** After authorisation. Null: the connection broke, so the response is not read. @throws Overloaded */
export function receiveChunk<T>(
  request: Request,
  use: (body: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T | null> {
  return holdFiles({ networks: undefined, signal: request.signal }, async (held) => {
    if (!held.hold(Number(request.headers.get('content-length'))))
      throw new Overloaded('Too many chunks arrive.');
    const body = await request.arrayBuffer().catch(() => null);
    return body && use(new Uint8Array(body));
  });
}
