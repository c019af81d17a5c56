import { data, type RouterContextProvider } from 'react-router';
import { secretHeaders } from '#app/web/secret-headers.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { documentOf } from '#studio/checkout/order-page.queries.ts';
import { orderDocumentPdf } from '#studio/documents/order-document.ts';
import { receiptMessages } from '#studio/documents/receipt.messages.ts';
import type { OrderReference } from '#studio/orders/find-order.ts';

/** A PDF in the order's language; 404 for others' orders. */
export async function answerReceipt(
  request: Request,
  {
    context,
    which,
    numberText,
  }: { context: Readonly<RouterContextProvider>; which: OrderReference; numberText: string },
): Promise<Response> {
  const world = worldOf(context);
  const number = /^\d{1,12}$/.test(numberText) ? Number(numberText) : Number.NaN;
  const document = await documentOf(world, { who: await whoOf(request, context), which, number });
  if (!document) throw data(null, { status: 404 });
  const kind = receiptMessages[document.language][document.kind].toLowerCase().replace(' ', '-');
  return new Response(await orderDocumentPdf(world, document), {
    headers: {
      ...secretHeaders,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${kind}-${document.number}.pdf"`,
      'content-language': document.language,
    },
  });
}
