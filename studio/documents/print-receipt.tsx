import type { Media } from '#platform/media/media.ts';
import { ReceiptDocument } from './receipt-document.tsx';
import type { DocumentText } from './receipt-text.ts';
import { renderDocument } from './render-document.ts';

export function printReceipt(
  media: Media,
  props: { text: DocumentText; studioName: string },
): Promise<Uint8Array<ArrayBuffer>> {
  return renderDocument(media, <ReceiptDocument {...props} />);
}
