import type { ShellContext } from './shell-context.ts';
import type { ShellTools } from './shell-tools.ts';
import { answerFrom } from './stored-answer.ts';

export function answerStored(c: ShellContext, { assets, pages, metrics }: ShellTools): Response | null {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return null;
  const url = c.get('url');
  const asset = assets.get(url.pathname);
  const page = asset ? null : pages.find(url);
  const stored = asset ?? page;
  if (!stored) return null;
  if (page) metrics.pageHit();
  return answerFrom(stored, c.req.raw, { 'x-request-id': c.get('facts').id });
}
