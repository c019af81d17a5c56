import type { RequestFacts } from '#app/web/request-facts.ts';

/** An address of the same reading as the page asked for: a Danish page's forms and calls stay Danish. */
export function ownPath(facts: Pick<RequestFacts, 'prefix'>, path: string): string {
  return facts.prefix ? `/${facts.prefix}${path}` : path;
}
