import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { pauseCode } from '#studio/discounts/create-code.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/code-state';

const page = '/admin/codes/:code';

export default NoView;
export const middleware = showPage(page);

/** `POST /admin/codes/<id>/state` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, page);
  const isPaused = textOf(form, 'state') === 'paused';
  if (!(await pauseCode(world, who, { codeId: args.params.code, isPaused }))) {
    throw data(null, { status: 404 });
  }
  throw redirect(`${path}?flash=${isPaused ? 'paused' : 'resumed'}`, 303);
}
