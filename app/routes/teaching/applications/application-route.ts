import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import type { SpecifiedProgramme } from '#studio/teaching/applications/application.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import { applicationAction, applicationJson, wantsJson } from './application-action.ts';
import { applicationPageData } from './application-page.data.ts';

type Requested = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Server half of an application page, separate from application-page.tsx to stay out of the client bundle.
 */
export function applicationRoute(programme: SpecifiedProgramme, path: string) {
  /** Fetches of the island get JSON instead of a page. */
  const answerIsland: MiddlewareFunction<Response> = ({ request, context }, next) =>
    wantsJson(request) ? applicationJson({ request, context }, programme) : next();
  return {
    middleware: [answerIsland],
    loader: async ({ context }: Pick<Requested, 'context'>) => ({
      page: await applicationPageData(context, programme),
      action: ownPath(factsOf(context), path),
    }),
    action: ({ request, context }: Requested) => applicationAction({ request, context }, programme),
  };
}
