import type { MiddlewareFunction } from 'react-router';
import type { PageHandle } from '#app/web/page-handle.ts';
import type { Route } from './+types/own-application';
import { applicationAction, applicationJson, wantsJson } from './application-action.ts';
import { ApplicationPage } from './application-page.tsx';
import { anyApplicationPage, ownProgramme } from './own-application.data.ts';

export const handle: PageHandle = {
  cache: { keys: ['studio', 'prices', 'dates', 'application-questions'], seconds: 60 },
};

export { headers, meta } from './application-page.tsx';

/** Fetches of the island get JSON instead of a page. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context, params }, next) => {
    if (!wantsJson(request)) return next();
    const programme = await ownProgramme(context, params.programme ?? '');
    return applicationJson({ request, context }, programme.id);
  },
];

/** `/courses/<id>/application` of a programme that the owner created. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { id } = await ownProgramme(context, params.programme);
  return anyApplicationPage(context, id);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { id } = await ownProgramme(context, params.programme);
  return applicationAction({ request, context }, id);
}

export default ApplicationPage;
