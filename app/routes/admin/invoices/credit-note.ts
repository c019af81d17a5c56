import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { creditInvoice } from '#studio/invoices/credit-invoice.ts';
import type { Route } from './+types/credit-note';
import { invoicePage } from './invoice-page.ts';
import { invoicesMessages } from './invoices.messages.ts';
import { requestedInvoice } from './requested-invoice.ts';

export default NoView;
export const middleware = showPage(invoicePage);

/** `POST /admin/invoices/<number>/credit-note`: cancels an unpaid invoice. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { path, who, world, language, invoice } = await requestedInvoice({ request, context, params });
  const outcome = await creditInvoice(world, who, invoice.number);
  if (outcome.ok) throw redirect(`${path}?flash=credited`, 303);
  const text = invoicesMessages[language].refusals[outcome.refusal];
  return data({ about: 'credit-note', text, typed: {} }, { status: 409 });
}
