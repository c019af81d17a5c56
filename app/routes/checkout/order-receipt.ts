import { data } from 'react-router';
import { secretHeaders } from '#app/web/secret-headers.ts';
import { worldOf } from '#app/web/world.ts';
import { addressLines } from '#studio/checkout/address.ts';
import { paperByLink } from '#studio/checkout/order-page.queries.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import type { Route } from './+types/order-receipt';

/** A receipt or credit note of the order behind the link, as a PDF in the order's language. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const number = /^\d{1,12}$/.test(params.number) ? Number(params.number) : Number.NaN;
  const paper = await paperByLink(world, params.token, number);
  if (!paper) throw data(null, { status: 404 });
  const [identity, { printReceipt }] = await Promise.all([
    studioIdentity(world),
    import('#studio/papers/print-receipt.tsx'),
  ]);
  const pdf = await printReceipt({
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
