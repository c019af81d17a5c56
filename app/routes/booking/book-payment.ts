import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { payerHeaders } from '#app/web/session/payer-cookie.ts';
import { createPayment } from '#studio/checkout/create-payment.ts';
import type { Route } from './+types/book-payment';
import { payHeaders, payStatus } from './answer-refusal.ts';
import { ownPath } from './own-path.ts';
import { bookPath, nothingRequested, readWidget, widgetReader } from './read-widget.ts';

export { actionHeaders as headers } from '#app/web/forms/sub-resource.tsx';
export default NoView;
export const middleware = showPage(bookPath);

/** `POST /private-coaching/book/payment`, without scripts: pays for the held hour. */
export async function action({ request, context }: Route.ActionArgs) {
  const reader = await widgetReader(request, context);
  const { world, who, facts } = reader;
  const form = await readForm(request);
  const bookingId = textOf(form, 'booking');
  const currency = textOf(form, 'currency') || 'dkk';
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
