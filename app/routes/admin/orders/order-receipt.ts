import { data } from 'react-router';
import { secretHeaders } from '#app/web/secret-headers.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { addressLines } from '#studio/orders/address.ts';
import { documentForOwner } from '#studio/orders/order-for-owner.queries.ts';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/order-receipt';

/** The same PDF that the buyer has. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const who = await ownerOnly(request, context, `/admin/orders/${params.order}`);
  const world = worldOf(context);
  const number = /^\d{1,12}$/.test(params.number) ? Number(params.number) : Number.NaN;
  const document = await documentForOwner(world.db.query, { who, orderId: params.order, number });
  if (!document) throw data(null, { status: 404 });
  const [identity, { printReceipt }] = await Promise.all([
    studioIdentity(world),
    import('#studio/documents/print-receipt.tsx'),
  ]);
  const pdf = await printReceipt(world.media, {
    kind: document.kind,
    number: document.number,
    issuedOn: document.issued_at.toZonedDateTimeISO(identity.timeZone).toPlainDate(),
    content: document.content,
    deliveredTo: document.ships_to
      ? addressLines({ ...document.ships_to, phone: '' }, document.language)
      : [],
    identity,
    language: document.language,
  });
  return new Response(pdf, {
    headers: {
      ...secretHeaders,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${document.kind}-${document.number}.pdf"`,
      'content-language': document.language,
    },
  });
}
