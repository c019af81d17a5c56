import { data } from 'react-router';
import { secretHeaders } from '#app/web/secret-headers.ts';
import { worldOf } from '#app/web/world.ts';
import { orderDocumentPdf } from '#studio/money/documents/order-document.ts';
import { documentForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/order-receipt';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const who = await ownerOnly('orders', { request, context }, `/admin/orders/${params.order}`);
  const world = worldOf(context);
  const number = /^\d{1,12}$/.test(params.number) ? Number(params.number) : Number.NaN;
  const document = await documentForOwner(world.db.query, { who, orderId: params.order, number });
  if (!document) throw data(null, { status: 404 });
  return new Response(await orderDocumentPdf(world, document), {
    headers: {
      ...secretHeaders,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${document.kind}-${document.number}.pdf"`,
      'content-language': document.language,
    },
  });
}
