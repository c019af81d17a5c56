import { Outlet } from 'react-router';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { waitingFor } from '#studio/admin-tasks/counts.queries.ts';
import type { Route } from './+types/admin';

/** Around every page of the back office: counts what waits, for its frame. Null for anybody but the owner. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return waitingFor(worldOf(context).db.query, await whoOf(request, context));
}

export default function Admin() {
  return <Outlet />;
}
