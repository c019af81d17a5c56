import type { World } from '#platform/world.ts';
import type { OrderDocument } from '#studio/checkout/order-page.queries.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { receiptInput } from './receipt-text.ts';

/** A receipt or credit note as a PDF; deterministic. */
export async function orderDocumentPdf(
  world: World,
  document: OrderDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on demand: the renderer is large.
  const [identity, { printReceipt }] = await Promise.all([
    studioIdentity(world),
    import('./print-receipt.tsx'),
  ]);
  return printReceipt(world.media, receiptInput(document, identity));
}
