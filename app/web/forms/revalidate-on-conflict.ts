import { type DataStrategyResult, data } from 'react-router';

/** React Router does not revalidate after 4xx, so a second save would conflict again after a 409. */
export async function revalidateOnConflict(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  const results = await next();
  if (request.method === 'GET') return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type === 'data' && isConflict(result)) results[id] = { type, result: data(result.data, 200) };
  }
  return results;
}

function isConflict(result: unknown): result is { data: unknown } {
  const { init } = (result ?? {}) as { init?: { status?: number } | null };
  return init?.status === 409;
}
