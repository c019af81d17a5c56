import { emailAnswer } from '#app/web/files/email-answer.ts';
import { worldOf } from '#app/web/world.ts';
import { answerEmailOf } from '#studio/messages/notifications/applications/answer-email.ts';
import { answerOf } from '#studio/teaching/applications/answers/answers.queries.ts';
import { ownerOnly } from '../../../owner-only.ts';
import type { Route } from './+types/answer-email';

/** `/admin/applications/<id>/preview/email.html`: the email of the drafted answer as email clients show it. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { application: applicationId } = params;
  await ownerOnly('inbox', { request, context }, `/admin/applications/${applicationId}/preview`);
  const world = worldOf(context);
  const draft = await answerOf(world.db.query, applicationId);
  const email = draft && (await answerEmailOf(world, applicationId, draft));
  if (!email) throw new Response(null, { status: 404 });
  return emailAnswer(world, email.html, "'self'");
}
