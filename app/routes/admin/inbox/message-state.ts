import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { changeMessage } from '#studio/contact/change-message.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/message-state';

const page = '/admin/messages/:message';

export default NoView;
export const middleware = showPage(page);

/** `POST /admin/messages/<id>/state` */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, page);
  const act = textOf(form, 'state');
  const version = textOf(form, 'version');
  const outcome = await changeMessage(world, who, { messageId: args.params.message, act, version });
  if (outcome.ok) {
    const to = act === 'deleted' ? `/admin/messages?gone=${args.params.message}` : `${path}?flash=${act}`;
    throw redirect(to, 303);
  }
  if (outcome.refusal === 'not-there') throw data(null, { status: 404 });
  return data({ isChanged: true }, { status: 409 });
}
