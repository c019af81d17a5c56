import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeMediaCaptions } from '#studio/content/media/edit-media-captions.ts';
import { languages } from '#studio/shared/language.ts';
import { ownersForm } from '../../owners-form.ts';
import type { Route } from './+types/captions-deletion';
import { fileIdOf, mediaFilePage, refuseMedia } from './media-action.ts';

export default NoView;
export const middleware = showPage(mediaFilePage);

/** `POST /admin/website/media/<id>/captions/<language>/deletion` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, mediaFilePage);
  const language = languages.find((one) => one === args.params.language);
  if (!language) throw data(null, { status: 404 });
  const of = { mediaId: fileIdOf(args.params.file), language, seen: textOf(form, 'seen') };
  const outcome = await removeMediaCaptions(world, who, of);
  if (outcome.ok) throw redirect(`${path}?flash=captions-removed#captions`, 303);
  return refuseMedia(outcome.refusal);
}
