import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { uploadableTo } from '#studio/site/pages/page-sections.ts';
import { addFromLibrary } from '#studio/site/pages/upload-to-page.ts';
import { ownersForm } from '../../../owners-form.ts';
import { fileIdOf } from '../media/refuse-media.ts';
import { refuseUpload } from './receive-upload.ts';

const newUploadPath = '/admin/website/:page/new-upload/:kind';

const posts = postsBelow(newUploadPath, { choice });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** A file of the media library in a new section. */
async function choice(args: PostArgs<'kind' | 'page'>) {
  const { who, world, form, language } = await ownersForm('website', args, newUploadPath);
  const { page: key } = args.params;
  const kind = uploadableTo(key).find((known) => known === args.params.kind);
  if (!kind) throw data(null, { status: 404 });
  const { page } = await pageDraft(world.db.query, key);
  const outcome = await addFromLibrary(world, who, { key, kind, mediaId: fileIdOf(textOf(form, 'media')) });
  if (outcome.ok) throw redirect(`/admin/website/${key}/sections/${page.en.length}?flash=added`, 303);
  return refuseUpload(kind, outcome.refusal, language);
}
