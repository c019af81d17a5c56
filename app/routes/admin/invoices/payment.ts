import { data, redirectDocument } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { recordOrderPayment } from '#studio/checkout/record-order-payment.ts';
import type { OrderProblem } from '../orders/order-action.ts';
import { paymentMessages } from '../payments/payment.messages.ts';
import type { Route } from './+types/payment';
import { invoicePage } from './invoice-page.ts';
import { requestedInvoice } from './requested-invoice.ts';

export default NoView;
export const middleware = showPage(invoicePage);

/** `POST /admin/invoices/<number>/payment`: the transfer arrived, or it was paid in another way. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { who, world, language, invoice } = await requestedInvoice({ request, context, params });
  const form = await readForm(request);
  const typed = { method: textOf(form, 'method'), receivedOn: textOf(form, 'receivedOn') };
  const once = withIdempotency(form);
  const outcome = await recordOrderPayment(world, who, { orderId: invoice.orderId, ...typed, once });
  if (outcome.ok) throw redirectDocument(`/admin/orders/${outcome.orderId}/receipt-preview`, 303);
  const text = paymentMessages[language].ofOrder.refusals[outcome.refusal];
  const problem: OrderProblem = { about: 'payment', text, typed };
  return data(problem, { status: outcome.refusal === 'bad-input' ? 400 : 409 });
}
