import { data, redirectDocument } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { type ReplyProblem, writeReply } from '#studio/contact/write-reply.ts';
import type { Route } from './+types/reply';
import { type FileProblem, readReplyForm } from './reply-form.ts';
import type { TypedReply } from './typed-reply.ts';

export default NoView;
export const middleware = showPage('/admin/messages/:message');

/** The form with its text again: refused, or with a saved reply inserted or a file removed (`problem` null). */
export interface ReturnedReply {
  typed: TypedReply;
  problem: ReplyProblem | 'changed' | null;
  stored: string | null;
  file: FileProblem | null;
}

/** `POST /admin/messages/<id>/reply`. A full page load, because only the preview's policy allows its frame. */
export async function action(args: Route.ActionArgs) {
  return readReplyForm(args, async ({ world, who, path, typed, version, file }) => {
    if (file) return data<ReturnedReply>({ typed, problem: null, stored: null, file }, { status: 400 });
    const outcome = await writeReply(world, who, { messageId: args.params.message, version, ...typed });
    if (outcome.ok) throw redirectDocument(`${path}/preview`, 303);
    if (outcome.refusal === 'not-there') throw data(null, { status: 404 });
    const returned: ReturnedReply = {
      ...{ typed, file },
      problem: outcome.refusal,
      stored: outcome.refusal === 'changed' ? outcome.stored : null,
    };
    return data(returned, { status: outcome.refusal === 'changed' ? 409 : 400 });
  });
}
