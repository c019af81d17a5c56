import { data, redirect } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { removeSavedReply } from '#studio/people/contact/edit-saved-reply.ts';
import { ownersForm } from '../../../owners-form.ts';
import { versionFrom } from '../../../read-action.ts';
import { savedReplyMessages } from './saved-replies.messages.ts';

const page = '/admin/saved-replies/:reply';

const posts = postsBelow(page, { deletion });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function deletion(args: PostArgs<'reply'>) {
  const { who, world, language, form } = await ownersForm('inbox', args, page);
  const id = args.params.reply;
  const outcome = await removeSavedReply(world, who, { id, version: versionFrom(form) });
  if (outcome.ok) throw redirect('/admin/saved-replies?flash=deleted', 303);
  if (outcome.refusal !== 'changed') throw data(null, { status: 404 });
  return data({ problem: savedReplyMessages[language].refusals.changed }, { status: 409 });
}
