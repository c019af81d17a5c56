import type { ClientActionFunctionArgs } from 'react-router';
import { catchNetworkError } from '#app/web/forms/catch-network-error.ts';

/** Client action of the sign-in forms: a network error keeps the form. */
export function keepForm({ serverAction }: ClientActionFunctionArgs) {
  return catchNetworkError(serverAction, { view: 'cut' as const });
}
