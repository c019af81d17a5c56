import { data, redirect } from 'react-router';
import { readForm } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { sendInvoice } from '#studio/invoices/send-invoice.ts';
import type { Route } from './+types/sending';
import { invoicePage } from './invoice-page.ts';
import { requestedInvoice } from './requested-invoice.ts';

export default NoView;
export const middleware = showPage(invoicePage);

export async function action({ request, context, params }: Route.ActionArgs) {
  const { path, who, world, invoice } = await requestedInvoice({ request, context, params });
  const once = withIdempotency(await readForm(request));
  if (!(await sendInvoice(world, who, { number: invoice.number, once }))) throw data(null, { status: 404 });
  throw redirect(`${path}?flash=sent`, 303);
}
