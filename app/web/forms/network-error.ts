import { isConnectionError } from './catch-network-error.ts';
import { keepPageOnError } from './keep-page-on-error.ts';

export const { notice: networkError, keep: keepPageOnNetworkError } = keepPageOnError(
  false,
  503,
  ({ type, result }) => type === 'error' && isConnectionError(causeOf(result)),
);

/** React Router passes the thrown value itself or wraps it in an ErrorResponse. */
function causeOf(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result;
  return isWrapped ? result.data : result;
}
