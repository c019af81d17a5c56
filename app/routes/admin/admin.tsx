import { permissions } from 'virtual:route-permissions';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import backstage from '#app/styles/backstage.css?url';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { isConnectionError } from '#app/web/forms/catch-network-error.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { useRequestContext } from '#app/web/request-context.ts';
import { errorWords, RouteError } from '#app/web/route-error.tsx';
import { accountOf, whoOf } from '#app/web/session/who.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { waitingFor } from '#studio/office/admin-tasks/counts.queries.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Route } from './+types/admin';
import { AdminFrame } from './frame.tsx';
import type { AdminData } from './layout-data.ts';
import adminStyles from './pages.css?url';
import { findPermission, permittedHere } from './permissions.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage, findPermission(permissions)];

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** What every admin page shows: the studio, the person's name and the counts of open items. Null for others. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<AdminData | null> {
  const account = await accountOf(request, context);
  const who = permittedHere(context, await whoOf(request, context));
  if (!account || !who) return null;
  const world = worldOf(context);
  const waiting = await waitingFor(world.db.query, who);
  const { studioName } = await studioIdentity(world);
  return { name: account.name, studioName, waiting };
}

/** Of the layout, so that moving between its pages loads none. */
export const links = () => [backstage, adminStyles].map((href) => ({ rel: 'stylesheet', href }));

export default function Admin() {
  return <Outlet />;
}

/** Keeps the way to every other page; a missing page and a lost connection are the document's. */
export function ErrorBoundary() {
  const error = useRouteError();
  const requested = useRequestContext();
  const words = errorWords[useLanguage()];
  const isFailure = !isRouteErrorResponse(error) || error.status >= 500;
  if (!isFailure || isConnectionError(error)) return <RouteError />;
  return (
    <AdminFrame page="more" title={words.title}>
      <Alert variant="wrong" title={words.sentence}>
        <p>
          <TextLink href="">{words.again}</TextLink>
        </p>
        {requested && (
          <p className="hint">
            {words.idLabel} <code>{requested.requestId}</code>
          </p>
        )}
      </Alert>
    </AdminFrame>
  );
}
