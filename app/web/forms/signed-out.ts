import { doorOf } from '../session/login-redirect.ts';
import { keptPage } from './keep-page-on-error.ts';

/**
 * Whoever sends a form after having been signed out elsewhere, or after the session has ended, keeps the page with
 * everything typed into it, instead of being led to the door and away from it. The notice holds the way to the door.
 */
export const { notice: signedOut, keep: keepPageWhenSignedOut } = keptPage<string | null>(
  null,
  401,
  ({ type, result }) => (type === 'error' ? doorOf(result) : null),
);
