import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { deleteMediaFile } from '#studio/content/media/replace-media-file.ts';
import { ownersForm } from '../../owners-form.ts';
import type { Route } from './+types/deletion';
import { fileIdOf, type MediaProblem, mediaFilePage } from './media-action.ts';
import { mediaPath } from './media-path.ts';

export default NoView;
export const middleware = showPage(mediaFilePage);

/** `POST /admin/website/media/<id>/deletion`: refused while the file is used. */
export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersForm(args, mediaFilePage);
  const outcome = await deleteMediaFile(world, who, fileIdOf(args.params.file));
  if (outcome.ok) throw redirect(`${mediaPath}?flash=deleted`, 303);
  return data<MediaProblem>({ refusal: outcome.refusal }, { status: 409 });
}
