import { isConnectionError } from './catch-network-error.ts';
import { keepPageOnError } from './keep-page-on-error.ts';

export const { notice: networkError, keep: keepPageOnNetworkError } = keepPageOnError<
  'offline' | 'cancelled' | null
>(null, 503, ({ type, result }) => {
  const cause = type === 'error' ? causeOf(result) : null;
  // Of app/ui/forms/form-upload.ts, which few pages load.
  if (cause instanceof Error && cause.name === 'UploadCancelled') return 'cancelled';
  return isConnectionError(cause) ? 'offline' : null;
});

/** React Router passes the thrown value itself or wraps it in an ErrorResponse. */
function causeOf(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result;
  return isWrapped ? result.data : result;
}
