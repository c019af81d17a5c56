import { Outlet } from 'react-router';
import backstage from '#app/styles/backstage.css?url';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { accountOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { waitingFor } from '#studio/office/admin-tasks/counts.queries.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Route } from './+types/admin';
import adminStyles from './pages.css?url';
import { findPermission } from './permissions.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage, findPermission];

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** What every admin page shows: the studio, the owner's name and the counts of open items. Null for other users. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const account = await accountOf(request, context);
  const world = worldOf(context);
  const waiting = account && (await waitingFor(world.db.query, account));
  if (!account || !waiting) return null;
  const { studioName } = await studioIdentity(world);
  return { name: account.name, studioName, waiting };
}

/** Of the layout, so that moving between its pages loads none. */
export const links = () => [backstage, adminStyles].map((href) => ({ rel: 'stylesheet', href }));

export default function Admin() {
  return <Outlet />;
}
