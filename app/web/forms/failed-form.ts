import { isRouteErrorResponse } from 'react-router';
import { isConnectionError } from './catch-network-error.ts';
import { keepPageOnError } from './keep-page-on-error.ts';

export type Failure = 'failed' | 'incomplete' | 'tooLarge' | 'busy';

/** Refusals of the server before a page takes the form; what is missing or not allowed has pages of its own. */
const byStatus = new Map<number, Failure>([
  [400, 'incomplete'],
  [408, 'incomplete'],
  [413, 'tooLarge'],
  [429, 'busy'],
  [503, 'busy'],
]);

export const { notice: failedForm, keep: keepPageOnFailure } = keepPageOnError<Failure | null>(
  null,
  500,
  ({ type, result }) => (type === 'error' ? failureOf(result) : null),
);

function failureOf(error: unknown): Failure | null {
  // A redirect is thrown, too.
  if (error instanceof Response) return null;
  if (!isRouteErrorResponse(error)) return isConnectionError(error) ? null : 'failed';
  return byStatus.get(error.status) ?? (error.status >= 500 ? 'failed' : null);
}
