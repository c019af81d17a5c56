import type { World } from '#platform/world.ts';
import type { OrderDocument } from '#studio/checkout/order-page.queries.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { addressLines } from '#studio/orders/address.ts';

/** A receipt or credit note as a PDF; deterministic. */
export async function orderDocumentPdf(world: World, paper: OrderDocument): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on demand: the renderer is large.
  const [identity, { printReceipt }] = await Promise.all([
    studioIdentity(world),
    import('./print-receipt.tsx'),
  ]);
  return printReceipt(world.media, {
    kind: paper.kind,
    number: paper.number,
    issuedOn: paper.issued_at.toZonedDateTimeISO(identity.timeZone).toPlainDate(),
    content: paper.content,
    deliveredTo: paper.ships_to ? addressLines({ ...paper.ships_to, phone: '' }, paper.language) : [],
    identity,
    language: paper.language,
  });
}
