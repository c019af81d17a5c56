import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import type { PageHandle } from '#app/web/page-handle.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { shownOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { applicationPath } from '#studio/teaching/applications/application.ts';
import { shownQuestions } from '#studio/teaching/applications/questions/additional-questions.queries.ts';
import { ownPath } from '../booking/own-path.ts';
import { ownDocument } from '../courses/own-document.ts';
import { siteFrame } from '../site/frame.ts';
import type { Route } from './+types/own-application';
import { applicationAction, applicationJson, wantsJson } from './application-action.ts';
import { payablePrice, programmeFacts } from './application-page.data.ts';
import { ApplicationPage } from './application-page.tsx';

export const handle: PageHandle = {
  cache: { keys: ['studio', 'prices', 'dates', 'application-questions'], seconds: 60 },
};

export { headers, meta } from './application-page.tsx';

/** Fetches of the island get JSON instead of a page. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context, params }, next) => {
    if (!wantsJson(request)) return next();
    const programme = await programmeOf(context, params.programme ?? '');
    return applicationJson({ request, context }, programme.id);
  },
];

/** `/courses/<id>/application` of a programme that the owner created. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const world = worldOf(context);
  const programme = await programmeOf(context, params.programme);
  const frame = await siteFrame(context);
  const title = programme.name?.[frame.language] ?? programme.id;
  return {
    page: {
      frame,
      document: ownDocument(programme, frame.language, 'application'),
      offers: {},
      title,
      programme: programme.id,
      questions: await shownQuestions(world, programme.id, frame.language),
      price: await payablePrice(world, programme.id, frame.language),
      ...(await programmeFacts(world, programme.id, frame)),
    },
    action: ownPath(factsOf(context), applicationPath(programme.id)),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { id } = await programmeOf(context, params.programme);
  return applicationAction({ request, context }, id);
}

async function programmeOf(context: Readonly<RouterContextProvider>, id: string) {
  const offer = await shownOffer(worldOf(context), id);
  if (!offer?.isOwn || offer.kind !== 'programme' || !offer.isBuyable) throw data(null, { status: 404 });
  return offer;
}

export default ApplicationPage;
