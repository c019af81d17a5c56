import { redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { releaseHold } from '#studio/hold-expiry/release-hold.ts';
import { endedHold } from '#studio/holds/ended-hold.queries.ts';
import type { Route } from './+types/book-release';
import { bookPath } from './read-widget.ts';

export default NoView;
export const middleware = showPage(bookPath);

/**
 * `POST /private-coaching/book/release`, without scripts. Keeps name and email. If it was paid meanwhile or the payment
 * is unknown, shows the hold's state.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const bookingId = textOf(await readForm(request), 'booking');
  const released = await releaseHold(world, who, { bookingId });
  if (released.ok && (released.hour === 'booked' || released.hour === 'expiring')) {
    return redirect(`${bookPath}?ended=${encodeURIComponent(bookingId)}`, 303);
  }
  const own = await endedHold(world, who, bookingId);
  return redirect(own ? `${bookPath}?from=${own.id}` : bookPath, 303);
}
