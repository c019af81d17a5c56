import type { Processes } from '#platform/processes/processes.ts';
import { ReceiptDocument } from './receipt-document.tsx';
import type { DocumentText } from './receipt-text.ts';
import { renderDocument } from './render-document.ts';

export function printReceipt(
  processes: Processes,
  props: { text: DocumentText; studioName: string },
): Promise<Uint8Array<ArrayBuffer>> {
  return renderDocument(processes, <ReceiptDocument {...props} />);
}
