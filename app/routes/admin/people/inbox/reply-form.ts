import { type ActionFunctionArgs, data } from 'react-router';
import { readUpload } from '#app/web/forms/read-upload.ts';
import type { World } from '#platform/world.ts';
import { attachToReply } from '#studio/people/contact/attachments/attach-to-reply.ts';
import {
  type AttachmentProblem,
  maxReplyBytes,
  mostReplyFiles,
} from '#studio/people/contact/attachments/reply-attachment.ts';
import type { May } from '#studio/shared/who.ts';
import { ownersAction } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import { type TypedReply, typedReply } from './typed-reply.ts';

export interface FileProblem {
  reason: AttachmentProblem | 'busy' | 'unreadable';
  name: string | null;
}

export interface PostedReply {
  world: World;
  who: May<'inbox'>;
  path: string;
  form: FormData;
  typed: TypedReply;
  /** After the files were attached. */
  version: number;
  file: FileProblem | null;
}

/** The form of a reply, whichever button posts it: its files are attached first, so that nothing chosen is lost. */
export async function readReplyForm<T>(
  args: Pick<ActionFunctionArgs, 'request' | 'context'> & { params: { message: string } },
  use: (posted: PostedReply) => Promise<T>,
): Promise<T> {
  const { who, world, path } = await ownersAction('inbox', args, '/admin/messages/:message');
  const rules = { mostFiles: mostReplyFiles, maxFileBytes: maxReplyBytes };
  return readUpload(args.request, rules, async ({ form, files, refusal }) => {
    const posted = { world, who, path, form, typed: typedReply(form), version: versionFrom(form) };
    if (refusal) return use({ ...posted, file: { reason: refusal.reason, name: refusal.fileName } });
    const given = { messageId: args.params.message, version: posted.version, files };
    const outcome = await attachToReply(world, who, given);
    if (outcome.ok) return use({ ...posted, version: outcome.version, file: null });
    if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
    return use({ ...posted, file: outcome.file });
  });
}
