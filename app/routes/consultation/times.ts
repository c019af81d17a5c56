import { jsonAnswer } from '#app/web/answers.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { Route } from './+types/times';
import { consultationRequest, readConsultation } from './read-consultation.ts';

/**
 * The widget as JSON: free consultations (also in `time_zone`) and UI texts. 404 with an external calendar.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  if (worldOf(context).settings.consultationUrl) throw new Response(null, { status: 404 });
  const who = await whoOf(request, context);
  const requested = consultationRequest(new URL(request.url));
  return jsonAnswer(await readConsultation(worldOf(context), { who, facts: factsOf(context), requested }));
}
