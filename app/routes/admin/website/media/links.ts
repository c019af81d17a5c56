import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { addMediaLink } from '#studio/content/media/add-media-file.ts';
import { ownersForm } from '../../owners-form.ts';
import type { Route } from './+types/links';
import type { LinkProblem } from './link-form.tsx';
import { mediaPath } from './media-path.ts';

export default NoView;
export const middleware = showPage(mediaPath);

/** `POST /admin/website/media/links` */
export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm(args, mediaPath);
  const typed = { url: textOf(form, 'url'), name: textOf(form, 'name') };
  const added = await addMediaLink(world, who, typed);
  if (added.ok) throw redirect(`${mediaPath}?flash=added`, 303);
  return data<LinkProblem>({ refusal: added.refusal, ...typed }, { status: 400 });
}
