import { data, redirect } from 'react-router';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { sendReply } from '#studio/people/contact/send-reply.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';

const page = '/admin/messages/:message/preview';

const posts = postsBelow(page, { sending });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function sending(args: PostArgs<'message'>) {
  const { who, world, form } = await ownersForm('inbox', args, page);
  const messageId = args.params.message;
  const once = withIdempotency(form);
  const outcome = await sendReply(world, who, { messageId, version: versionFrom(form), once });
  if (outcome.ok) throw redirect(`/admin/messages/${messageId}?flash=replied`, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  return data({ isChanged: true }, { status: 409 });
}
