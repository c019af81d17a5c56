import { emailAnswer } from '#app/web/files/email-answer.ts';
import { worldOf } from '#app/web/world.ts';
import { outboxHtml } from '#studio/shared/email/outbox.queries.ts';
import type { Route } from './+types/outbox-html';
import { requireOutbox } from './outbox-access.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const id = /^(.+)\.html$/.exec(params.file)?.[1];
  requireOutbox(request, context);
  const html = id ? await outboxHtml(world.db.query, id) : null;
  if (html === null) throw new Response(null, { status: 404 });
  return emailAnswer(world, html, "'none'");
}
