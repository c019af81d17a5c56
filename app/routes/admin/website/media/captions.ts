import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { replaceMediaCaptions } from '#studio/content/media/edit-media-captions.ts';
import { languages } from '#studio/shared/language.ts';
import { maxCaptionBytes } from '#studio/shared/media/captions.ts';
import { ownersAction } from '../../owners-form.ts';
import type { Route } from './+types/captions';
import { fileIdOf, mediaFilePage, refuseMedia } from './media-action.ts';

export default NoView;
export const middleware = showPage(mediaFilePage);

/** `POST /admin/website/media/<id>/captions/<language>/file` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction(args, mediaFilePage);
  const language = languages.find((one) => one === args.params.language);
  if (!language) throw data(null, { status: 404 });
  const rules = { mostFiles: 1, maxFileBytes: maxCaptionBytes };
  return readUpload(args.request, rules, async ({ form, files: [file], refusal: unread }) => {
    if (unread) return refuseMedia(unread.reason === 'busy' ? 'busy' : 'captions-too-large');
    if (!file) return refuseMedia('no-file');
    const of = { mediaId: fileIdOf(args.params.file), language, seen: textOf(form, 'seen') };
    const outcome = await replaceMediaCaptions(world, who, { ...of, bytes: file.bytes });
    if (outcome.ok) throw redirect(`${path}?flash=captions-added#captions`, 303);
    return refuseMedia(outcome.refusal);
  });
}
