import type { DataStrategyResult } from 'react-router';
import { isClientPage } from './client-pages.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * Client middleware: loads the next page as a document when it redirects out of the signed-in areas (the session may
 * have ended) or when the server runs another build than the scripts of this page.
 */
export async function loadDocument(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  if (request.method !== 'GET') return results;
  const build = document.documentElement.dataset.build;
  if (!Object.values(results).some(leadsOutside) && !isOfOtherBuild(results.root, build)) return results;
  window.location.assign(request.url);
  return new Promise(() => {});
}

function leadsOutside({ result }: DataStrategyResult): boolean {
  const location = result instanceof Response ? result.headers.get('location') : null;
  return location !== null && !isClientPage(new URL(location, window.location.href).pathname);
}

function isOfOtherBuild(root: DataStrategyResult | undefined, build: string | undefined): boolean {
  if (root?.type !== 'data' || build === undefined) return false;
  return (root.result as { build?: string } | undefined)?.build !== build;
}
