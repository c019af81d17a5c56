/** The process answers. Asks nothing of the database: that is /readyz. */
export function loader(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
