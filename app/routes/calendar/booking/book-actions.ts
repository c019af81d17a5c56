import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { payerHeaders } from '#app/web/session/payer-cookie.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { endedHold } from '#studio/calendar/holds/ended-hold.queries.ts';
import { noteTimeZone } from '#studio/calendar/holds/note-time-zone.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { releaseHold } from '#studio/money/hold-expiry/release-hold.ts';
import { payHeaders, payStatus } from './answer-refusal.ts';
import { ownPath } from './own-path.ts';
import { bookPath, nothingRequested, readWidget, widgetReader } from './read-widget.ts';

const posts = postsBelow(bookPath, { payment, release });

export default NoView;
export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export const middleware = posts.middleware;
export const action = posts.action;

/** Without scripts: pays for the held hour. */
async function payment({ request, context }: PostArgs) {
  const reader = await widgetReader(request, context);
  const { world, who, facts } = reader;
  const form = await readForm(request);
  const bookingId = textOf(form, 'booking');
  const currency = textOf(form, 'currency') || 'dkk';
  await noteTimeZone(world, who, { bookingId, timeZone: textOf(form, 'time_zone') });
  const input = { subjectId: bookingId, currency, returnPath: ownPath(facts, bookPath) };
  const outcome = await createPayment(world, who, input);
  if (outcome.ok)
    return redirect(outcome.url, { status: 303, headers: payerHeaders(world.settings, outcome) });
  if (outcome.refusal === 'hold-ended' || outcome.refusal === 'already-paid') {
    return redirect(`${bookPath}?ended=${encodeURIComponent(bookingId)}`, 303);
  }
  const start = await readWidget(reader, nothingRequested);
  const screen = start.screen.at === 'held' ? { ...start.screen, error: outcome.message } : start.screen;
  return data({ ...start, screen }, { status: payStatus[outcome.refusal], headers: payHeaders(outcome) });
}

/**
 * Without scripts. Keeps name and email. If it was paid meanwhile or the payment
 * is unknown, shows the hold's state.
 */
async function release({ request, context }: PostArgs) {
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
