/** Where a stranger is asked to sign in, and led back from to `path`: to the page, also when its data alone was asked for. */
export function loginRedirect(path: string): string {
  const page = new URL(path, 'http://here');
  page.pathname = page.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  if (page.searchParams.has('_routes')) page.searchParams.delete('_routes');
  return `/login?next=${encodeURIComponent(page.pathname + page.search)}`;
}

/** The way to the door that an answer leads to because nobody is signed in any more; null for every other answer. */
export function loginRedirectTarget(answer: unknown): string | null {
  const location = answer instanceof Response ? (answer.headers.get('location') ?? '') : '';
  return /^(?:\/da|\/en)?\/login\?next=/.test(location) ? location : null;
}
