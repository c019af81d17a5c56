import { loginRedirectTarget } from '../session/login-redirect.ts';
import { keepPageOnError } from './keep-page-on-error.ts';

/**
 * Whoever sends a form after having been signed out elsewhere, or after the session has ended, keeps the page with
 * everything typed into it, instead of being led to the door and away from it. The notice holds the way to the door.
 */
export const { notice: signedOut, keep: keepPageWhenSignedOut } = keepPageOnError<string | null>(
  null,
  401,
  ({ type, result }) => (type === 'error' ? loginRedirectTarget(result) : null),
);
