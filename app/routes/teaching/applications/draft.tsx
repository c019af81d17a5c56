import { data } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { draftByLink } from '#studio/teaching/applications/drafts/draft-by-link.queries.ts';
import { unlistedMeta } from '../../site/seo.ts';
import type { Route } from './+types/draft';
import { ApplicationPage } from './application-page.tsx';
import { anyApplicationPage } from './own-application.data.ts';

/** `/application-drafts/<token>`: the form with what was written on another device. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const draft = await draftByLink(worldOf(context), params.token);
  if (!draft) throw data(null, { status: 404 });
  return { ...(await anyApplicationPage(context, draft.offer_id)), values: draft.fields };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return unlistedMeta(loaderData?.page.frame, loaderData?.page.title ?? '');
}

export default ApplicationPage;
