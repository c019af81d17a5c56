export interface PdfBlock {
  kind: 'heading' | 'paragraph' | 'item';
  text: string;
}

/** The text of one page, in reading order. */
export type PdfPageText = readonly PdfBlock[];
