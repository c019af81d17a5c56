import type { JsonCall } from '#app/json-routes.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { readForm } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { shownBookingRules } from '#studio/calendar/booking-rules.ts';
import { releaseHold } from '#studio/money/hold-expiry/release-hold.ts';
import { readHold } from './read-hold.ts';

/** The state of this browser's hold, for other tabs and restored pages. */
export async function loader({ request, context }: JsonCall): Promise<Response> {
  const world = worldOf(context);
  const { defaultPlace } = await shownBookingRules(world);
  const { searchParams } = new URL(request.url);
  const now = await readHold(world, await whoOf(request, context), {
    language: factsOf(context).language,
    defaultPlace,
    endedId: searchParams.get('booking'),
    timeZone: searchParams.get('time_zone'),
  });
  return jsonAnswer(now);
}

/** 'Cancel' with scripts, as on expiry. `hour`: if it was paid meanwhile, it is booked. */
export async function action({ request, context }: JsonCall): Promise<Response> {
  const form = await readForm(request);
  const bookingId = String(form.get('booking') ?? '');
  const released = await releaseHold(worldOf(context), await whoOf(request, context), { bookingId });
  return jsonAnswer(released, { status: released.ok ? 200 : 404 });
}
