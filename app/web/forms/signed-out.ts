import { loginRedirectTarget } from '../session/login-redirect.ts';
import { keepPageOnError } from './keep-page-on-error.ts';

/** Submitting with an expired session keeps the page; the notice links to sign-in. */
export const { notice: signedOut, keep: keepPageWhenSignedOut } = keepPageOnError<string | null>(
  null,
  401,
  ({ type, result }) => (type === 'error' ? loginRedirectTarget(result) : null),
);
