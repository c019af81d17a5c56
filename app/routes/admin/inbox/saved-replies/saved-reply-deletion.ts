import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeSavedReply } from '#studio/contact/edit-saved-reply.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import type { Route } from './+types/saved-reply-deletion';
import { savedReplyMessages } from './saved-replies.messages.ts';

const page = '/admin/saved-replies/:reply';

export default NoView;
export const middleware = showPage(page);

/** `POST /admin/saved-replies/<id>/deletion` */
export async function action(args: Route.ActionArgs) {
  const { who, world, language, form } = await ownersForm(args, page);
  const id = args.params.reply;
  const outcome = await removeSavedReply(world, who, { id, version: versionFrom(form) });
  if (outcome.ok) throw redirect('/admin/saved-replies?flash=deleted', 303);
  if (outcome.refusal !== 'changed') throw data(null, { status: 404 });
  return data({ problem: savedReplyMessages[language].refusals.changed }, { status: 409 });
}
