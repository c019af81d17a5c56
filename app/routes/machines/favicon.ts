/** Browsers that ask for /favicon.ico by habit get the drawn icon. */
export function loader(): Response {
  return new Response(null, {
    status: 301,
    headers: { location: '/favicon.svg', 'cache-control': 'public, max-age=86400' },
  });
}
