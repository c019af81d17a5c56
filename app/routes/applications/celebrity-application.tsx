import type { PageHandle } from '#app/web/page-handle.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { ownPath } from '../booking/own-path.ts';
import { seoOf } from '../site/seo.ts';
import type { Route } from './+types/celebrity-application';
import { applicationAction, applicationJson, wantsJson } from './application-action.ts';
import { applicationPageData } from './application-page.data.ts';
import { ApplicationPage } from './application-page.tsx';

const programme = 'celebrity-vocal-experience';

export const handle: PageHandle = { cache: { keys: ['studio', 'prices', 'celebrity-application'] } };

/** The island that sent the form is answered with data instead of a page. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }, next) =>
    wantsJson(request) ? applicationJson({ request, context }, programme) : next(),
];

export async function loader({ context }: Route.LoaderArgs) {
  const action = ownPath(factsOf(context), '/celebrity-application');
  return { page: await applicationPageData(context, programme), action };
}

export function action({ request, context }: Route.ActionArgs) {
  return applicationAction({ request, context }, programme);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.page.document, loaderData?.page.title ?? '');
}

/** The form of the retreat. */
export default function CelebrityApplication({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationPage {...loaderData} answer={actionData} />;
}
