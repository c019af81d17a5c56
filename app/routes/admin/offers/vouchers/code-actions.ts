import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { pauseCode } from '#studio/offers/discounts/create-code.ts';
import { ownersForm } from '../../owners-form.ts';

const page = '/admin/codes/:code';

const posts = postsBelow(page, { state });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function state(args: PostArgs<'code'>) {
  const { who, world, path, form } = await ownersForm('catalogue', args, page);
  const isPaused = textOf(form, 'state') === 'paused';
  if (!(await pauseCode(world, who, { codeId: args.params.code, isPaused }))) {
    throw data(null, { status: 404 });
  }
  throw redirect(`${path}?flash=${isPaused ? 'paused' : 'resumed'}`, 303);
}
