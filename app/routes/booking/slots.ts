import { jsonAnswer, sharedJsonAnswer } from '#app/web/answers.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { Route } from './+types/slots';
import { markAsOffer } from './mark-as-offer.ts';
import { readWidget, widgetHandle, widgetRequest } from './read-widget.ts';
import { signedInStudent } from './signed-in-student.ts';

export const handle = widgetHandle;

/** The widget as JSON, for the dialog: free hours (also in `time_zone`), this browser's hold, UI texts. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const who = await whoOf(request, context);
  const person = await signedInStudent(request, context);
  const requested = { ...widgetRequest(new URL(request.url)), person };
  const start = await readWidget({ world: worldOf(context), who, facts: factsOf(context) }, requested);
  if (who.holderToken || who.userId || requested.credit) return jsonAnswer(start);
  await markAsOffer(context, 'session', requested);
  return sharedJsonAnswer(context, handle, start);
}
