import { emailAnswer } from '#app/web/files/email-answer.ts';
import { worldOf } from '#app/web/world.ts';
import { replyEmailOf } from '#studio/messages/notifications/contact/contact-reply.email.ts';
import { messageForOwner } from '#studio/people/contact/message-list.queries.ts';
import { draftOf } from '#studio/people/contact/replies.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/reply-email';

/** `/admin/messages/<id>/preview/email.html`: the drafted reply as email clients show it. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const who = await ownerOnly('inbox', { request, context }, `/admin/messages/${params.message}/preview`);
  const world = worldOf(context);
  const message = await messageForOwner(world.db.query, who, params.message);
  const draft = message && (await draftOf(world.db.query, message.id));
  if (!draft) throw new Response(null, { status: 404 });
  const { html } = await replyEmailOf(world.db.query, world, draft.id);
  return emailAnswer(world, html, "'self'");
}
