import { createHash } from 'node:crypto';
import { moved } from './course.ts';

/**
 * What stood in a list, and in which order, when a page was made of it; its buttons bring it back. Rows that belong to
 * a longer list may be a part of it, one page of many.
 */
export function listVersion(ids: readonly string[]): string {
  const digest = createHash('sha256').update(ids.join(' ')).digest('base64url').slice(0, 16);
  return `${ids.length}.${ids[0] ?? ''}.${digest}`;
}

/** Still the same rows in the same order, beside each other. */
export function isUnchanged(order: readonly string[], seen: string): boolean {
  const [count = '', first = ''] = seen.split('.');
  const from = first === '' ? 0 : order.indexOf(first);
  return from >= 0 && listVersion(order.slice(from, from + Number(count))) === seen;
}

export type Move = { order: string[] } | 'done' | 'changed-meanwhile' | 'at-the-end';

/**
 * One place up or down in the list that was seen. 'done': that is how it stands already, so the same press sent twice
 * moves once. 'changed-meanwhile': somebody has put it in another order since.
 */
export function moveInList(
  order: readonly string[],
  move: { id: string; direction: 'up' | 'down'; seen: string },
): Move {
  const { id, direction, seen } = move;
  if (isUnchanged(order, seen)) {
    const next = moved(order, id, direction);
    return next ? { order: next } : 'at-the-end';
  }
  const before = moved(order, id, direction === 'up' ? 'down' : 'up');
  return before && isUnchanged(before, seen) ? 'done' : 'changed-meanwhile';
}

/** Which PDFs a workbook's editions name. */
export function pdfListVersion(pdfs: Partial<Record<'en' | 'da', string>>): string {
  return listVersion([pdfs.en ?? '-', pdfs.da ?? '-']);
}
