import type { RequestFacts } from '#app/web/request-facts.ts';

/** Keeps the language prefix of the current page. */
export function ownPath(facts: Pick<RequestFacts, 'prefix'>, path: string): string {
  return facts.prefix ? `/${facts.prefix}${path}` : path;
}
