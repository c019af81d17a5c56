/** The block whose form was open last, in this document. */
let opened: { key: string; at: number } | null = null;

export function noteOpened(key: string, at: number): void {
  opened = { key, at };
}

/** Null: none of this page. */
export function takeOpened(key: string): number | null {
  const at = opened?.key === key ? opened.at : null;
  opened = null;
  return at;
}
