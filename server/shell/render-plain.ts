import type { RequestFacts } from '#app/web/request-facts.ts';
import { Overloaded } from '#platform/overload/capacity.ts';
import type { CrossOrigin } from './cors.ts';
import { errorPage } from './error-page.ts';
import { finishedHeaders } from './finished-headers.ts';
import { isEmbedPath, isWirePath } from './path-kinds.ts';
import type { Rendered } from './rendered.ts';
import type { ShellContext } from './shell-context.ts';
import type { ShellTools } from './shell-tools.ts';
import { wireRefusal, wireSentences } from './wire-refusal.ts';

export async function renderPlain(
  c: ShellContext,
  { tools, request, from = null }: { tools: ShellTools; request: Request; from?: CrossOrigin | null },
): Promise<Rendered> {
  tools.metrics.render();
  return withHeaders(c, { tools, answer: await ask(c, tools, request), from });
}

export async function withHeaders(
  c: ShellContext,
  { tools, answer, from }: { tools: ShellTools; answer: Response; from: CrossOrigin | null },
): Promise<Rendered> {
  const { status } = answer;
  const headers = finishedHeaders(c, { tools, answer, from });
  if (headers.has('accept-ranges')) return { status, headers, body: answer.body };
  return { status, headers, body: answer.body ? new Uint8Array(await answer.arrayBuffer()) : null };
}

/** A wire call never gets an HTML page; errors keep its format. */
async function ask(c: ShellContext, tools: ShellTools, request: Request): Promise<Response> {
  const facts = c.get('facts');
  const rendered = await tools.render(asGet(request), tools.world, facts);
  if (rendered.status === 500 && facts.answer.isOverloaded)
    throw new Overloaded('A costly task had no place.');
  const isDown = rendered.status === 500 && facts.answer.isOutage;
  const { pathname } = c.get('url');
  const answer = isDown ? asUnavailable(rendered, facts, pathname) : rendered;
  const isReadable = answer.ok || answer.headers.get('content-type')?.startsWith('application/json');
  if ((!isWirePath(pathname) && !isEmbedPath(pathname)) || isReadable) return answer;
  const refusal = wireRefusal(pathname, answer.status, wireSentences[answer.status] ?? wireSentences[500]);
  const allow = answer.headers.get('allow');
  if (allow) refusal.headers.set('allow', allow);
  return refusal;
}

/** A page or a download says so; a navigation and a kept form keep their answer. */
function asUnavailable({ body, headers }: Response, facts: RequestFacts, pathname: string): Response {
  if (facts.answer.isFormKept || pathname.endsWith('.data'))
    return new Response(body, { status: 503, headers });
  return errorPage('unavailable', facts.language, facts.id);
}

function asGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request.url, { headers: request.headers }) : request;
}
