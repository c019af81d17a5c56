import { sharedJsonAnswer } from '#app/web/answers.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { markAsOffer } from '../booking/mark-as-offer.ts';
import type { Route } from './+types/times';
import { consultationHandle, consultationRequest, readConsultation } from './read-consultation.ts';

export const handle = consultationHandle;

/**
 * The widget as JSON: free consultations (also in `time_zone`) and UI texts. 404 with an external calendar.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  if (world.settings.consultationUrl) throw new Response(null, { status: 404 });
  const who = { ...(await whoOf(request, context)), holderToken: null };
  const requested = consultationRequest(new URL(request.url));
  const start = await readConsultation(world, { who, facts: factsOf(context), requested });
  await markAsOffer(context, 'consultation', requested);
  return sharedJsonAnswer(context, handle, start);
}
