import { data, redirect, redirectDocument } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { recordOrderPayment } from '#studio/money/checkout/record-order-payment.ts';
import { creditInvoice } from '#studio/teaching/invoices/credit-invoice.ts';
import { sendInvoice } from '#studio/teaching/invoices/send-invoice.ts';
import type { OrderProblem } from '../orders/act-on-order.ts';
import { paymentMessages } from '../payments/payment.messages.ts';
import { invoicesMessages } from './invoices.messages.ts';
import { requestedInvoice } from './requested-invoice.ts';

const invoicePage = '/admin/invoices/:invoice';

const posts = postsBelow(invoicePage, { 'credit-note': creditNote, payment, sending });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function creditNote({ request, context, params }: PostArgs<'invoice'>) {
  const { path, who, world, language, invoice } = await requestedInvoice({ request, context, params });
  const outcome = await creditInvoice(world, who, invoice.number);
  if (outcome.ok) throw redirect(`${path}?flash=credited`, 303);
  const text = invoicesMessages[language].refusals[outcome.refusal];
  return data({ about: 'credit-note', text, typed: {} }, { status: 409 });
}

/** The transfer arrived, or it was paid in another way. */
async function payment({ request, context, params }: PostArgs<'invoice'>) {
  const { who, world, language, invoice } = await requestedInvoice({ request, context, params });
  const form = await readForm(request);
  const typed = { method: textOf(form, 'method'), receivedOn: textOf(form, 'receivedOn') };
  const once = withIdempotency(form);
  const outcome = await recordOrderPayment(world, who, { orderId: invoice.orderId, ...typed, once });
  if (outcome.ok) throw redirectDocument(`/admin/orders/${outcome.orderId}/receipt-preview`, 303);
  const text = paymentMessages[language].ofOrder.refusals[outcome.refusal];
  const problem: OrderProblem = { about: 'payment', text, typed };
  return data(problem, { status: outcome.refusal === 'invalid' ? 400 : 409 });
}

async function sending({ request, context, params }: PostArgs<'invoice'>) {
  const { path, who, world, language, invoice } = await requestedInvoice({ request, context, params });
  const once = withIdempotency(await readForm(request));
  const outcome = await sendInvoice(world, who, { number: invoice.number, once });
  if (outcome.ok) throw redirect(`${path}?flash=sent`, 303);
  const text = invoicesMessages[language].refusals[outcome.refusal];
  return data({ about: 'sending', text, typed: {} }, { status: refusalStatus(outcome.refusal, 409) });
}
