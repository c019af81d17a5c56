import type { Media } from '#platform/media/media.ts';
import { ReceiptDocument, type ReceiptDocumentProps } from './receipt-document.tsx';
import { renderDocument } from './render-document.ts';

export function printReceipt(media: Media, props: ReceiptDocumentProps): Promise<Uint8Array<ArrayBuffer>> {
  return renderDocument(media, <ReceiptDocument {...props} />);
}
