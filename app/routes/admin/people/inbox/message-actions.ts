import { data, redirect, redirectDocument } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { removeReplyAttachment } from '#studio/people/contact/attachments/attach-to-reply.ts';
import { changeMessage } from '#studio/people/contact/change-message.ts';
import { insertText } from '#studio/people/contact/reply.ts';
import { savedReply } from '#studio/people/contact/saved-replies.queries.ts';
import { type ReplyProblem, writeReply } from '#studio/people/contact/write-reply.ts';
import { ownersForm } from '../../owners-form.ts';
import { type FileProblem, readReplyForm } from './reply-form.ts';
import type { TypedReply } from './typed-reply.ts';

const page = '/admin/messages/:message';

const posts = postsBelow(page, {
  'attachments/:attachment/removal': attachmentRemoval,
  insertion,
  reply,
  state,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function attachmentRemoval(args: PostArgs<'message' | 'attachment'>) {
  return readReplyForm(args, async ({ world, who, typed, file }) => {
    const returned: ReturnedReply = { typed, problem: null, stored: null, file };
    // A refused file does not keep another from being removed; half a request does.
    if (file?.reason === 'unreadable') return data(returned, { status: 400 });
    const { message: messageId, attachment: attachmentId } = args.params;
    if (!(await removeReplyAttachment(world, who, { messageId, attachmentId }))) {
      throw data(null, { status: 404 });
    }
    return data(returned);
  });
}

/** The form with a saved reply after what was typed. Stores only its files. */
async function insertion(args: PostArgs<'message'>) {
  return readReplyForm(args, async ({ world, who, form, typed, file }) => {
    const saved = await savedReply(world.db.query, who, textOf(form, 'saved'));
    const text = saved && (typed.language === 'da' ? saved.bodyDa : saved.bodyEn);
    const returned: ReturnedReply & { isGone: boolean } = {
      typed: { ...typed, body: text ? insertText(typed.body, text) : typed.body },
      problem: null,
      stored: null,
      file,
      isGone: saved === null,
    };
    return data(returned, { status: saved ? 200 : 409 });
  });
}

/** The form with its text again: refused, or with a saved reply inserted or a file removed (`problem` null). */
export interface ReturnedReply {
  typed: TypedReply;
  problem: ReplyProblem | 'changed' | null;
  /** The draft that was saved meanwhile. */
  stored: string | null;
  /** Files that were not attached. */
  file: FileProblem | null;
}

/** A full page load, because only the preview's policy allows its frame. */
async function reply(args: PostArgs<'message'>) {
  return readReplyForm(args, async ({ world, who, path, typed, version, file }) => {
    if (file) return data<ReturnedReply>({ typed, problem: null, stored: null, file }, { status: 400 });
    const outcome = await writeReply(world, who, { messageId: args.params.message, version, ...typed });
    if (outcome.ok) throw redirectDocument(`${path}/preview`, 303);
    if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
    const returned: ReturnedReply = {
      typed,
      file,
      problem: outcome.refusal,
      stored: outcome.refusal === 'changed' ? outcome.stored : null,
    };
    return data(returned, { status: refusalStatus(outcome.refusal) });
  });
}

async function state(args: PostArgs<'message'>) {
  const { who, world, path, form } = await ownersForm('inbox', args, page);
  const act = textOf(form, 'state');
  const version = textOf(form, 'version');
  const outcome = await changeMessage(world, who, { messageId: args.params.message, act, version });
  if (outcome.ok) {
    const to = act === 'deleted' ? `/admin/messages?gone=${args.params.message}` : `${path}?flash=${act}`;
    throw redirect(to, 303);
  }
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  return data({ isChanged: true }, { status: 409 });
}
