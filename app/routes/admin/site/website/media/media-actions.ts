import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { addMediaLink } from '#studio/shared/content/media/add-media-file.ts';
import { ownersForm } from '../../../owners-form.ts';
import type { LinkProblem } from './link-form.tsx';
import { mediaPath } from './media-path.ts';

const posts = postsBelow(mediaPath, { links });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function links(args: PostArgs) {
  const { who, world, form } = await ownersForm('website', args, mediaPath);
  const typed = { url: textOf(form, 'url'), name: textOf(form, 'name') };
  const added = await addMediaLink(world, who, typed);
  if (added.ok) throw redirect(`${mediaPath}?flash=added`, 303);
  return data<LinkProblem>({ refusal: added.refusal, ...typed }, { status: 400 });
}
