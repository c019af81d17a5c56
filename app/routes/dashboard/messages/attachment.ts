import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { answerAttachment } from '#app/web/files/answer-attachment.ts';
import { worldOf } from '#app/web/world.ts';
import { ownReplyAttachment } from '#studio/people/contact/student-area/conversations.queries.ts';
import type { Route } from './+types/attachment';

/** `/dashboard/messages/<id>/attachments/<attachment>`: of a reply in the person's conversation. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { message: messageId, attachment: attachmentId } = params;
  const who = await signedIn(request, context, `/dashboard/messages/${messageId}`);
  const world = worldOf(context);
  return answerAttachment(world, await ownReplyAttachment(world.db.query, who, { messageId, attachmentId }));
}
