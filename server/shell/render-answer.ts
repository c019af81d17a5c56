import { acceptedEncoding, compress, isCompressible, isWorthCompressing } from './encoding.ts';
import type { Verdict } from './guard.ts';
import { laneOf } from './overload/lanes.ts';
import { renderPlain, withHeaders } from './render-plain.ts';
import type { Rendered } from './rendered.ts';
import { answerShared } from './shared-pages/render-shared.ts';
import { sharedPageFor } from './shared-pages/shared-page.ts';
import { etagOf, matches } from './shared-pages/stored-answer.ts';
import type { ShellContext } from './shell-context.ts';
import type { ShellTools } from './shell-tools.ts';

export async function renderAnswer(c: ShellContext, tools: ShellTools, verdict: Verdict): Promise<Response> {
  const { outcome, from } = verdict;
  if ('refused' in outcome)
    return finished(c, await withHeaders(c, { tools, answer: outcome.refused, from }));
  const shared = sharedPageFor(c, tools);
  if (!shared) return finished(c, await renderOwn(c, { tools, outcome, from }));
  const answer = await answerShared(c, tools, shared);
  return answer instanceof Response ? answer : finished(c, answer);
}

type Admitted = Extract<Verdict['outcome'], { admitted: Request }>;

async function renderOwn(
  c: ShellContext,
  { tools, outcome, from }: { tools: ShellTools; outcome: Admitted; from: Verdict['from'] },
) {
  const { admitted, isInMemory } = outcome;
  const lane = laneOf(admitted.method, c.get('url').pathname);
  if (lane === null) return renderPlain(c, { tools, request: admitted, from });
  const isComplete = isInMemory || c.env.incoming?.complete;
  const request = isComplete ? admitted : await received(admitted);
  return tools.lanes[lane].run(() => renderPlain(c, { tools, request, from }), request.signal);
}

/** A slow sender must not occupy a place. The guard has checked the size. */
async function received(request: Request): Promise<Request> {
  if (!request.body) return request;
  const { method, headers, url, signal } = request;
  return new Request(url, { method, headers, signal, body: await request.arrayBuffer() });
}

async function finished(c: ShellContext, { status, headers, body }: Rendered): Promise<Response> {
  if (body instanceof ReadableStream) return passedOn(c, { status, headers, body });
  if (!body) return new Response(null, { status, headers });
  if (headers.get('cache-control') === 'no-cache' && status === 200) {
    const etag = headers.get('etag') ?? etagOf(body);
    headers.set('etag', etag);
    if (matches(c.req.header('if-none-match') ?? null, etag))
      return new Response(null, { status: 304, headers });
  }
  const encoded = await encode(c, headers, body);
  headers.set('content-length', String(encoded.length));
  return new Response(c.req.method === 'HEAD' ? null : encoded, { status, headers });
}

async function passedOn(c: ShellContext, { status, headers, body }: Rendered & { body: ReadableStream }) {
  if (c.req.method !== 'HEAD') return new Response(body, { status, headers });
  await body.cancel();
  return new Response(null, { status, headers });
}

async function encode(c: ShellContext, headers: Headers, body: Uint8Array<ArrayBuffer>) {
  if (headers.has('content-encoding') || !isCompressible(headers.get('content-type'))) return body;
  headers.append('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? null);
  if (encoding === 'identity' || !isWorthCompressing(body.length)) return body;
  headers.set('content-encoding', encoding);
  return compress(body, encoding, 'quick');
}
