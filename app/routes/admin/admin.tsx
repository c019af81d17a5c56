import { Outlet } from 'react-router';
import backstage from '#app/styles/backstage.css?url';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { waitingFor } from '#studio/admin-tasks/counts.queries.ts';
import type { Route } from './+types/admin';
import adminStyles from './pages.css?url';

/** Layout data of every admin page: counts of open items. Null for other users. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return waitingFor(worldOf(context).db.query, await whoOf(request, context));
}

/** Of the layout, so that moving between its pages loads none. */
export const links = () => [backstage, adminStyles].map((href) => ({ rel: 'stylesheet', href }));

export default function Admin() {
  return <Outlet />;
}
