/** Header or footer text that depends on the page count. */
export type PageWords = { kind: 'running'; text: string } | { kind: 'number' };

/** Structure types of PDF (ISO 32000-1, 14.8.4); 'Artifact' is read by no screen reader. */
export type DocumentTag =
  | 'Artifact'
  | 'H1'
  | 'H2'
  | 'L'
  | 'LBody'
  | 'LI'
  | 'Lbl'
  | 'P'
  | 'Sect'
  | 'Table'
  | 'TD'
  | 'TH'
  | 'TR';

/** A document element as plain data: @react-pdf's names and properties. */
export type DocumentNode = string | DocumentElement;

export interface DocumentElement {
  type: string;
  props: Record<string, unknown>;
  pageWords?: PageWords;
  tag?: DocumentTag;
  children: DocumentNode[];
}

export interface DocumentFace {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  file: string;
  /** Used for words that the family of the text cannot set, in the order of the list. */
  isFallback?: boolean;
}
