import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { ownPath } from '../booking/own-path.ts';
import type { Route } from './+types/withdrawal';
import { linkedApplication } from './read-status.ts';
import { takeBack } from './take-back.ts';

export default NoView;
export const middleware = showPage('/applications/:token');

/** `POST /applications/<token>/withdrawal` */
export async function action({ context, params }: Route.ActionArgs) {
  const facts = factsOf(context);
  const { id } = await linkedApplication(context, params.token);
  const page = ownPath(facts, `/applications/${params.token}`);
  return takeBack(worldOf(context), id, { page, language: facts.language });
}
