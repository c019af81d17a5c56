import { refreshPage } from './render-shared.ts';
import type { ShellContext } from './shell-context.ts';
import type { ShellTools } from './shell-tools.ts';
import { answerFrom, answerFromPage } from './stored-answer.ts';

/** Synchronous, except for the first client of an encoding. */
export function answerStored(c: ShellContext, tools: ShellTools): Response | Promise<Response> | null {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return null;
  const { assets, pages, metrics } = tools;
  const url = c.get('url');
  const ownHeaders = { 'x-request-id': c.get('facts').id };
  const asset = assets.get(url.pathname);
  if (asset) return answerFrom(asset, c.req.raw, ownHeaders);
  const page = pages.find(url, () => refreshPage(c, tools));
  if (!page) return null;
  metrics.pageHit();
  return answerFromPage(page, c.req.raw, ownHeaders);
}
