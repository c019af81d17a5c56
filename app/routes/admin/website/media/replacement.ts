import { data, redirect } from 'react-router';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { type MediaRefusal, maxFormFileBytes } from '#studio/content/media/media-file.ts';
import { sourceOf } from '#studio/content/media/media-source.ts';
import { replaceMediaFile } from '#studio/content/media/replace-media-file.ts';
import { ownersAction } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/replacement';
import { fileIdOf, type MediaProblem, mediaFilePage } from './media-action.ts';

export default NoView;
export const middleware = showPage(mediaFilePage);

/** `POST /admin/website/media/<id>/replacement` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, mediaFilePage);
  const rules = { mostFiles: 1, maxFileBytes: maxFormFileBytes };
  return readUpload(args.request, rules, async ({ form, files: [file], refusal: unread }) => {
    const refuse = (refusal: MediaRefusal) =>
      data<MediaProblem>({ refusal }, { status: refusal === 'changed' ? 409 : 400 });
    if (unread) return refuse(unread.reason === 'busy' ? 'busy' : 'form-too-large');
    if (!file) return refuse('no-file');
    const source = sourceOf(file.name, file.bytes);
    const id = fileIdOf(args.params.file);
    const outcome = await replaceMediaFile(world, who, { id, version: versionFrom(form), source });
    if (outcome.ok) throw redirect(`${path}?flash=replaced`, 303);
    return refuse(outcome.refusal);
  });
}
