import { emailAnswer } from '#app/web/files/email-answer.ts';
import { isLoopbackRequest } from '#app/web/session/is-loopback-request.ts';
import { worldOf } from '#app/web/world.ts';
import { outboxHtml } from '#studio/shared/email/outbox.queries.ts';
import type { Route } from './+types/outbox-html';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const id = /^(.+)\.html$/.exec(params.file)?.[1];
  const html = id && isLoopbackRequest(request, world.settings) ? await outboxHtml(world.db.query, id) : null;
  if (html === null) throw new Response(null, { status: 404 });
  return emailAnswer(world, html, "'none'");
}
