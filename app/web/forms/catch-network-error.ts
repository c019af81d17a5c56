import isNetworkError from 'is-network-error';
import { data } from 'react-router';

/** The status keeps the loaders from revalidating over the same connection. */
export async function catchNetworkError<T, C>(send: () => Promise<T>, cut: C) {
  try {
    return await send();
  } catch (error) {
    if (!isConnectionError(error)) throw error;
    return data(cut, { status: 503 });
  }
}

/** Firefox when a response ends early; all browsers when a module fails to load. */
const furtherMessages =
  /^Error in (?:input|body) stream|^Failed to fetch dynamically imported module|^error loading dynamically imported module|^Importing a module script failed/i;

/** React Router reports truncated responses as decoding errors; bugs are TypeErrors, too. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isReported: boolean = isNetworkError(error);
  return isReported || furtherMessages.test(error.message) || isConnectionError(error.cause);
}
