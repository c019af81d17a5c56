import { isConnectionError } from './catch-network-error.ts';
import { keepPageOnError } from './keep-page-on-error.ts';

/** A line that is cut in mid-send leaves the page as it is, instead of making it give way to the error page. */
export const { notice: cutLine, keep: keepPageOnNetworkError } = keepPageOnError(
  false,
  503,
  ({ type, result }) => type === 'error' && isConnectionError(causeOf(result)),
);

/** React Router hands on what was thrown as it came, or in the wrapping of an answer with a status. */
function causeOf(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'data' in result;
  return isWrapped ? result.data : result;
}
