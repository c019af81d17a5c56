import type { Moment } from '#app/web/page-cache.ts';
import type { SharedPage } from '#app/web/page-handle.ts';
import { untilPricesChange } from '#app/web/until-prices-change.ts';
import { unstoredReferenceData } from '#platform/reference-data.ts';
import { pricesChangeAt } from '#studio/offers/catalogue/offers.queries.ts';
import { errorAnswer } from '../error-answer.ts';
import { renderPlain } from '../render-plain.ts';
import type { Rendered, SharedRendered } from '../rendered.ts';
import type { ShellContext } from '../shell-context.ts';
import type { ShellTools } from '../shell-tools.ts';
import { answerFromPage, storeAnswer } from './stored-answer.ts';

/**
 * A page of a cacheable route, rendered once for all who ask meanwhile. They share its failure too, so that a database
 * in trouble is not asked by each of them; anything else that is not the same for everybody they render themselves.
 */
export async function answerShared(
  c: ShellContext,
  tools: ShellTools,
  { keys }: SharedPage,
): Promise<Response | Rendered> {
  const { headers } = c.req.raw;
  const { isFirst, result } = join(c, { tools, keys }, () => renderPage(c, { tools, headers }));
  const shared = await result;
  const { id } = c.get('facts');
  if (!isFirst && shared.status >= 500) {
    tools.world.log.error({ requestId: id, renderedFor: shared.id }, 'a shared page failed');
    return errorAnswer(c, tools.world, shared.status === 503 ? 'unavailable' : 'broken');
  }
  const rendered = isFirst || shared.page ? shared : await renderPage(c, { tools, headers });
  return rendered.page ? answerFromPage(rendered.page, c.req.raw, { 'x-request-id': id }) : rendered;
}

/** In the background and for no visitor in particular. Skipped under load: the page has not reached its maximum age. */
export function refreshPage(c: ShellContext, tools: ShellTools): void {
  if (tools.lanes.pages.isBusy) return;
  const headers = new Headers({ host: c.req.header('host') ?? '' });
  const { keys = [] } = tools.sharedPageAt(c.get('url'), c.get('facts').prefix) ?? {};
  const { result } = join(c, { tools, keys }, () => renderPage(c, { tools, headers, purpose: 'refresh' }));
  result.catch((error: unknown) =>
    tools.world.log.error({ requestId: c.get('facts').id, err: error }, 'a page was not refreshed'),
  );
}

function join(
  c: ShellContext,
  { tools: { pages, sharedRenders }, keys }: { tools: ShellTools; keys: readonly string[] },
  render: () => Promise<SharedRendered>,
) {
  const times = { now: pages.moment(), changedAt: pages.changedAt(keys) };
  return sharedRenders.join(pages.address(c.get('url')), times, render);
}

function renderPage(
  c: ShellContext,
  { tools, headers, purpose }: { tools: ShellTools; headers: Headers; purpose?: 'refresh' },
) {
  const { pages, lanes } = tools;
  const url = c.get('url');
  const { id, answer } = c.get('facts');
  return lanes.pages.run(async (): Promise<SharedRendered> => {
    // While this request waited, another may have rendered the page.
    const cached = purpose === 'refresh' ? null : pages.find(url);
    if (cached) return { id, status: 200, headers, body: null, page: cached };
    const startedAt = pages.moment();
    const now = tools.world.clock.now();
    // Without the client's signal: others wait for the page too.
    const request = new Request(c.req.raw.url, { headers });
    const rendered = await renderForEverybody(c, { tools, request, startedAt });
    const { caching } = answer;
    const { status, body } = rendered;
    const isOwn = status !== 200 || !caching || rendered.headers.has('set-cookie');
    if (isOwn || !(body instanceof Uint8Array)) return { ...rendered, id, page: null };
    const { 'x-request-id': _, ...shared } = Object.fromEntries(rendered.headers);
    const page = storeAnswer(shared, body, pages.find(url));
    const change = caching.keys.includes('prices') ? await pricesChangeAt(tools.world, now) : null;
    pages.keep(url, page, { caching: untilPricesChange(caching, change), startedAt });
    return { ...rendered, id, page };
  });
}

/** From the replica while it has the content of this moment. Its failure is answered from the primary. */
async function renderForEverybody(
  c: ShellContext,
  { tools, request, startedAt }: { tools: ShellTools; request: Request; startedAt: Moment },
): Promise<Rendered> {
  const { replica, world } = tools;
  if (replica && (await replica.isCurrent(startedAt))) {
    // What is read here must not outlive the render: the replica may be behind.
    const reading = { ...tools, world: { ...world, db: replica.db, reference: unstoredReferenceData } };
    const rendered = await renderPlain(c, { tools: reading, request });
    if (rendered.status < 500) return rendered;
    Object.assign(c.get('facts').answer, { isOutage: false, frames: [] });
  }
  return renderPlain(c, { tools, request });
}
