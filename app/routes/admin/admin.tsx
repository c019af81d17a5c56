import { Outlet } from 'react-router';
import backstage from '#app/styles/backstage.css?url';
import { accountOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { waitingFor } from '#studio/admin-tasks/counts.queries.ts';
import type { Route } from './+types/admin';
import adminStyles from './pages.css?url';
import { findPermission } from './permissions.ts';

export const middleware = [findPermission];

/** Layout data of every admin page: the owner's name and the counts of open items. Null for other users. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const account = await accountOf(request, context);
  const waiting = account && (await waitingFor(worldOf(context).db.query, account));
  return account && waiting ? { name: account.name, waiting } : null;
}

/** Of the layout, so that moving between its pages loads none. */
export const links = () => [backstage, adminStyles].map((href) => ({ rel: 'stylesheet', href }));

export default function Admin() {
  return <Outlet />;
}
