import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import type { ProgrammeId } from '#studio/applications/application.ts';
import { ownPath } from '../booking/own-path.ts';
import { applicationAction, applicationJson, wantsJson } from './application-action.ts';
import { applicationPageData } from './application-page.data.ts';

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * What the server does at a programme's form. Apart from what is seen of it (application-page.tsx), so that a page's
 * module can leave this half out of the browser's files.
 */
export function applicationRoute(programme: ProgrammeId, path: string) {
  /** The island that sent the form is answered with data instead of a page. */
  const answerIsland: MiddlewareFunction<Response> = ({ request, context }, next) =>
    wantsJson(request) ? applicationJson({ request, context }, programme) : next();
  return {
    middleware: [answerIsland],
    loader: async ({ context }: Pick<Asked, 'context'>) => ({
      page: await applicationPageData(context, programme),
      action: ownPath(factsOf(context), path),
    }),
    action: ({ request, context }: Asked) => applicationAction({ request, context }, programme),
  };
}
