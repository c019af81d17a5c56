import { ReceiptPaper, type ReceiptPaperProps } from './receipt-paper.tsx';
import { renderPaper } from './render-paper.ts';

/** A receipt or credit note as a PDF. The same number always says the same. */
export function printReceipt(props: ReceiptPaperProps): Promise<Uint8Array<ArrayBuffer>> {
  return renderPaper(<ReceiptPaper {...props} />);
}
