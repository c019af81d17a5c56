import { data, redirectDocument } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { type ReplyProblem, writeReply } from '#studio/contact/write-reply.ts';
import { ownersForm } from '../owners-form.ts';
import { versionFrom } from '../read-action.ts';
import type { Route } from './+types/reply';
import { type TypedReply, typedReply } from './typed-reply.ts';

const page = '/admin/messages/:message';

export default NoView;
export const middleware = showPage(page);

/** The form with its text again: refused, or with a saved reply inserted (`problem` null). */
export interface ReturnedReply {
  typed: TypedReply;
  problem: ReplyProblem | 'changed' | null;
  /** The draft that was saved meanwhile. */
  stored: string | null;
}

/** `POST /admin/messages/<id>/reply`. A full page load, because only the preview's policy allows its frame. */
export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, page);
  const typed = typedReply(form);
  const reply = { messageId: args.params.message, version: versionFrom(form), ...typed };
  const outcome = await writeReply(world, who, reply);
  if (outcome.ok) throw redirectDocument(`${path}/preview`, 303);
  if (outcome.refusal === 'not-there') throw data(null, { status: 404 });
  const returned: ReturnedReply = {
    typed,
    problem: outcome.refusal,
    stored: outcome.refusal === 'changed' ? outcome.stored : null,
  };
  return data(returned, { status: outcome.refusal === 'changed' ? 409 : 400 });
}
