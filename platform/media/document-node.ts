/** Header or footer text that depends on the page count. */
export type PageWords = { kind: 'running'; text: string } | { kind: 'number' };

/** A document element as plain data: @react-pdf's names and properties. */
export type DocumentNode =
  | string
  | { type: string; props: Record<string, unknown>; pageWords?: PageWords; children: DocumentNode[] };

export interface DocumentFace {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  file: string;
}
