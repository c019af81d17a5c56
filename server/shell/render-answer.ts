import { isKeepable } from '#app/web/page-cache.ts';
import { acceptedEncoding, compress, isCompressible, isWorthCompressing } from './encoding.ts';
import { finishedHeaders } from './finished-headers.ts';
import type { Verdict } from './guard.ts';
import { isEmbedPath, isWirePath } from './path-kinds.ts';
import type { ShellContext } from './shell-context.ts';
import type { ShellTools } from './shell-tools.ts';
import { answerFrom, etagOf, matches, storeAnswer } from './stored-answer.ts';
import { wireRefusal, wireSentences } from './wire-refusal.ts';

export async function renderAnswer(c: ShellContext, tools: ShellTools, verdict: Verdict): Promise<Response> {
  const facts = c.get('facts');
  const begun = tools.pages.moment();
  const { outcome, from } = verdict;
  const rendered = 'refused' in outcome ? outcome.refused : await ask(c, tools, outcome.admitted);
  const headers = finishedHeaders(c, tools, rendered, from);
  if (headers.has('accept-ranges')) return passedOn(c, rendered, headers);
  const body = rendered.body ? new Uint8Array(await rendered.arrayBuffer()) : null;
  const { caching } = facts.answer;
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const mayBeKept = caching && isKeepable(c.get('url'), caching.params) && !headers.has('set-cookie');
  if (isRead && body && mayBeKept && rendered.status === 200) {
    const { 'x-request-id': _, ...shared } = Object.fromEntries(headers);
    const stored = await storeAnswer(200, shared, body);
    if (!tools.isDevelopment) tools.pages.keep(c.get('url'), stored, caching, begun);
    return answerFrom(stored, c.req.raw, { 'x-request-id': facts.id });
  }
  return finished(c, rendered.status, headers, body);
}

async function passedOn(c: ShellContext, { status, body }: Response, headers: Headers): Promise<Response> {
  if (c.req.method !== 'HEAD') return new Response(body, { status, headers });
  await body?.cancel();
  return new Response(null, { status, headers });
}

/** A wire call never gets an HTML page; errors keep its format. */
async function ask(c: ShellContext, tools: ShellTools, request: Request): Promise<Response> {
  const facts = c.get('facts');
  const rendered = await tools.render(asGet(request), tools.world, facts);
  const answer = rendered.status === 500 && facts.answer.isOutage ? asUnavailable(rendered) : rendered;
  const { pathname } = c.get('url');
  const isReadable = answer.ok || answer.headers.get('content-type')?.startsWith('application/json');
  if ((!isWirePath(pathname) && !isEmbedPath(pathname)) || isReadable) return answer;
  const refusal = wireRefusal(pathname, answer.status, wireSentences[answer.status] ?? wireSentences[500]);
  const allow = answer.headers.get('allow');
  if (allow) refusal.headers.set('allow', allow);
  return refusal;
}

function asUnavailable({ body, headers }: Response): Response {
  return new Response(body, { status: 503, headers });
}

function asGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request;
}

async function finished(
  c: ShellContext,
  status: number,
  headers: Headers,
  body: Uint8Array<ArrayBuffer> | null,
): Promise<Response> {
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

async function encode(c: ShellContext, headers: Headers, body: Uint8Array<ArrayBuffer>) {
  if (headers.has('content-encoding') || !isCompressible(headers.get('content-type'))) return body;
  headers.append('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? null);
  if (encoding === 'identity' || !isWorthCompressing(body.length)) return body;
  headers.set('content-encoding', encoding);
  return compress(body, encoding, 'now');
}
