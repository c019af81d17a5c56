import { data, type RouterContextProvider, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { payerHeaders } from '#app/web/session/payer-cookie.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { payHeaders, payStatus } from '../../calendar/booking/answer-refusal.ts';
import { payMessages } from './pay.messages.ts';

export interface PayFailure {
  failedId: string;
  currency: string;
  /** Null: no date was chosen. */
  dateId: string | null;
  message: string;
}

/** Without scripts: redirects to the checkout, or shows the error. The same verb as wire call 3. */
export async function payFromForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response | ReturnType<typeof data<{ payFailure: PayFailure }>>> {
  const form = await readForm(request);
  const courseId = textOf(form, 'courseId');
  const currency = textOf(form, 'currency') || 'DKK';
  const dateId = textOf(form, 'dateId') || null;
  const { path, prefix, language } = factsOf(context);
  const world = worldOf(context);
  const outcome = await createPayment(world, await whoOf(request, context), {
    subjectId: courseId,
    currency,
    dateId,
    returnPath: `${prefix ? `/${prefix}` : ''}${path}`,
  });
  if (outcome.ok)
    return redirect(outcome.url, { status: 303, headers: payerHeaders(world.settings, outcome) });
  const message = outcome.message || payMessages[language].unknownError;
  return data(
    { payFailure: { failedId: courseId, currency, dateId, message } },
    { status: payStatus[outcome.refusal], headers: payHeaders(outcome) },
  );
}
