import { data, type RouterContextProvider } from 'react-router';
import { secretHeaders } from '#app/web/secret-headers.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { documentOf, invoiceOf } from '#studio/money/checkout/order-page.queries.ts';
import { invoiceMessages } from '#studio/money/documents/invoices/invoice.messages.ts';
import { invoicePdf } from '#studio/money/documents/invoices/invoice-text.ts';
import { orderDocumentPdf } from '#studio/money/documents/order-document.ts';
import { receiptMessages } from '#studio/money/documents/receipt.messages.ts';
import type { OrderReference } from '#studio/money/orders/find-order.ts';

interface Asked {
  context: Readonly<RouterContextProvider>;
  which: OrderReference;
  numberText: string;
}

const numberIn = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : Number.NaN);

/** A PDF in the order's language; 404 for others' orders. */
export async function answerReceipt(
  request: Request,
  { context, which, numberText }: Asked,
): Promise<Response> {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const document = await documentOf(world, { who, which, number: numberIn(numberText) });
  if (!document) throw data(null, { status: 404 });
  const kind = receiptMessages[document.language][document.kind];
  return answerPdf(await orderDocumentPdf(world, document), { ...document, kind });
}

/** An invoice or its credit note, as `answerReceipt`. */
export async function answerInvoice(
  request: Request,
  { context, which, numberText }: Asked,
): Promise<Response> {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const invoice = await invoiceOf(world, { who, which, number: numberIn(numberText) });
  if (!invoice) throw data(null, { status: 404 });
  const kind = invoiceMessages[invoice.language][invoice.kind];
  return answerPdf(await invoicePdf(world, invoice), { ...invoice, kind });
}

function answerPdf(
  pdf: Uint8Array<ArrayBuffer>,
  { kind, number, language }: { kind: string; number: number; language: string },
): Response {
  return new Response(pdf, {
    headers: {
      ...secretHeaders,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${kind.toLowerCase().replaceAll(' ', '-')}-${number}.pdf"`,
      'content-language': language,
    },
  });
}
