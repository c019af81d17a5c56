import { secretHeaders } from '#app/web/secret-headers.ts';
import { invoicePdf } from '#studio/money/documents/invoices/invoice-text.ts';
import type { Route } from './+types/pdf';
import { requestedInvoice } from './requested-invoice.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { world, invoice } = await requestedInvoice({ request, context, params });
  return new Response(await invoicePdf(world, invoice), {
    headers: {
      ...secretHeaders,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.kind}-${invoice.number}.pdf"`,
      'content-language': invoice.language,
    },
  });
}
