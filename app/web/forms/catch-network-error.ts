import isNetworkError from 'is-network-error';
import { data } from 'react-router';

/**
 * For the client side of a hydrated page's action: when the line is cut in mid-send, answers `cut` instead of throwing the
 * page away with everything typed into it. The status keeps the loaders from asking again over the same line.
 */
export async function catchNetworkError<T, C>(send: () => Promise<T>, cut: C) {
  try {
    return await send();
  } catch (error) {
    if (!isConnectionError(error)) throw error;
    return data(cut, { status: 503 });
  }
}

/** Firefox for an answer that ends early, and all browsers for a script of a page that cannot be loaded. */
const furtherMessages =
  /^Error in (?:input|body) stream|^Failed to fetch dynamically imported module|^error loading dynamically imported module|^Importing a module script failed/i;

/**
 * True when the browser got no answer, or half of one, which React Router reports as an answer it cannot decode. A bug is
 * a TypeError as well, so only what browsers say about the network counts.
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isReported: boolean = isNetworkError(error);
  return isReported || furtherMessages.test(error.message) || isConnectionError(error.cause);
}
