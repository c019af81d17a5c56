/** Returns to the page after sign-in, also from its data request. */
export function loginRedirect(path: string): string {
  const page = new URL(path, 'http://here');
  page.pathname = page.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  if (page.searchParams.has('_routes')) page.searchParams.delete('_routes');
  return `/login?next=${encodeURIComponent(page.pathname + page.search)}`;
}

export function loginRedirectTarget(answer: unknown): string | null {
  const location = answer instanceof Response ? (answer.headers.get('location') ?? '') : '';
  return /^(?:\/da|\/en)?\/login\?next=/.test(location) ? location : null;
}
