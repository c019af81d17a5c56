import { jsonAnswer, sharedJsonAnswer } from '#app/web/answers.ts';
import type { Route } from './+types/slots';
import { markAsOffer } from './mark-as-offer.ts';
import { lengthOf, readWidget, widgetHandle, widgetReader, widgetRequest } from './read-widget.ts';

export const handle = widgetHandle;

/** The widget as JSON, for the dialog: free hours (also in `time_zone`), this browser's hold, UI texts. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const reader = await widgetReader(request, context);
  const requested = widgetRequest(new URL(request.url));
  const start = await readWidget(reader, requested);
  if (reader.who.holderToken || requested.credit || start.isKnown) return jsonAnswer(start);
  await markAsOffer(context, 'session', { timeZone: requested.timeZone, offer: lengthOf(start) });
  return sharedJsonAnswer(context, handle, start);
}
