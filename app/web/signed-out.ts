import { doorOf } from './door.ts';
import { keptPage } from './kept-page.ts';

/**
 * Whoever sends a form after having been signed out elsewhere, or after the session has ended, keeps the page with
 * everything typed into it, instead of being led to the door and away from it. The notice holds the way to the door.
 */
export const { notice: signedOut, keep: keepPageWhenSignedOut } = keptPage<string | null>(
  null,
  401,
  ({ type, result }) => (type === 'error' ? doorOf(result) : null),
);
