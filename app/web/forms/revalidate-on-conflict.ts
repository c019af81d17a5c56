import { type DataStrategyResult, data } from 'react-router';

/**
 * Client middleware of every hydrated page: 409 says that the studio is not what the page shows (another window saved
 * first, an hour is taken, money has gone), so the page is loaded anew beside what it was answered, as it is without
 * scripts. By itself React Router loads nothing anew after a refusal, and the second of two could never save.
 */
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
