import type { Media } from '#platform/media/media.ts';
import { ReceiptPaper, type ReceiptPaperProps } from './receipt-document.tsx';
import { renderPaper } from './render-document.ts';

/** A receipt or credit note as a PDF. The same number always says the same. */
export function printReceipt(media: Media, props: ReceiptPaperProps): Promise<Uint8Array<ArrayBuffer>> {
  return renderPaper(media, <ReceiptPaper {...props} />);
}
