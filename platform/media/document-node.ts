/** What the head or foot of a page says, known only when its pages are counted. */
export type PageWords =
  /** From the second page on. */
  | { kind: 'running'; text: string }
  /** '2 / 5'; nothing when there is one page. */
  | { kind: 'number' };

/** An element of a document, as plain data: @react-pdf's names and properties. */
export type DocumentNode =
  | string
  | { type: string; props: Record<string, unknown>; pageWords?: PageWords; children: DocumentNode[] };

export interface DocumentFace {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  /** Below the project's folder. */
  file: string;
}
