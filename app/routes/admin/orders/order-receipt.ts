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
  const paper = await documentForOwner(world.db.query, { who, orderId: params.order, number });
  if (!paper) throw data(null, { status: 404 });
  const [identity, { printReceipt }] = await Promise.all([
    studioIdentity(world),
    import('#studio/documents/print-receipt.tsx'),
  ]);
  const pdf = await printReceipt(world.media, {
    kind: paper.kind,
    number: paper.number,
    issuedOn: paper.issued_at.toZonedDateTimeISO(identity.timeZone).toPlainDate(),
    content: paper.content,
    deliveredTo: paper.ships_to ? addressLines({ ...paper.ships_to, phone: '' }, paper.language) : [],
    identity,
    language: paper.language,
  });
  return new Response(pdf, {
    headers: {
      ...secretHeaders,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${paper.kind}-${paper.number}.pdf"`,
      'content-language': paper.language,
    },
  });
}
