import { answerAttachment } from '#app/web/files/answer-attachment.ts';
import { worldOf } from '#app/web/world.ts';
import { attachmentForOwner } from '#studio/people/contact/attachments/attachments.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/attachment';

/** `/admin/messages/<id>/attachments/<attachment>`: of a received email or of a reply. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { message: messageId, attachment: attachmentId } = params;
  const who = await ownerOnly('inbox', { request, context }, `/admin/messages/${messageId}`);
  const world = worldOf(context);
  const found = await attachmentForOwner(world.db.query, who, { messageId, attachmentId });
  return answerAttachment(world, found);
}
