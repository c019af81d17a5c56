export function loader(): Response {
  return new Response(null, {
    status: 301,
    headers: { location: '/favicon.svg', 'cache-control': 'public, max-age=86400' },
  });
}
