import { jsonRouteAt } from '#app/json-routes.ts';
import type { World } from '#platform/world.ts';
import { isWebhookPath } from '../path-kinds.ts';
import { wireRefusal } from '../wire-refusal.ts';

/** Null: the call exists, and what it needs is configured. Public files of the storage are pages. */
export function refusedUnread(path: string, world: World): Response | null {
  const route = jsonRouteAt(path);
  if (!route) return isWebhookPath(path) ? wireRefusal(path, 404, 'There is no such call.') : null;
  if (!route.isConnected || route.isConnected(world)) return null;
  return wireRefusal(path, 404, 'This provider is not connected.');
}
