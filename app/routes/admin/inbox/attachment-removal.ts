import { data } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { removeReplyAttachment } from '#studio/contact/attachments/attach-to-reply.ts';
import type { Route } from './+types/attachment-removal';
import type { ReturnedReply } from './reply.ts';
import { readReplyForm } from './reply-form.ts';

export default NoView;
export const middleware = showPage('/admin/messages/:message');

/** `POST /admin/messages/<id>/attachments/<attachment>/removal`: the form again, without this file. */
export async function action(args: Route.ActionArgs) {
  return readReplyForm(args, async ({ world, who, typed, file }) => {
    const { message: messageId, attachment: attachmentId } = args.params;
    if (!(await removeReplyAttachment(world, who, { messageId, attachmentId }))) {
      throw data(null, { status: 404 });
    }
    return data<ReturnedReply>({ typed, problem: null, stored: null, file });
  });
}
