import type { World } from '#platform/world.ts';
import type { OrderDocument } from '#studio/money/checkout/order-page.queries.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { type DocumentText, receiptInput, receiptText } from './receipt-text.ts';

/** A receipt or credit note as a PDF; deterministic. */
export async function orderDocumentPdf(
  world: World,
  document: OrderDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  const identity = await studioIdentity(world);
  return documentPdf(world, receiptText(receiptInput(document, identity)), identity.studioName);
}

/** What is also a page, as a PDF; deterministic. */
export async function documentPdf(
  world: Pick<World, 'processes'>,
  text: DocumentText,
  studioName: string,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on demand: the renderer is large.
  const { printReceipt } = await import('./print-receipt.tsx');
  return printReceipt(world.processes, { text, studioName });
}
