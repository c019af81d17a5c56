import { createHash } from 'node:crypto';
import { moved } from './course.ts';

/** Fingerprint of a list and its order, sent back by forms. `ids` may be one page of a longer list. */
export function listVersion(ids: readonly string[]): string {
  const digest = createHash('sha256').update(ids.join(' ')).digest('base64url').slice(0, 16);
  return `${ids.length}.${ids[0] ?? ''}.${digest}`;
}

export function isUnchanged(order: readonly string[], seen: string): boolean {
  const [count = '', first = ''] = seen.split('.');
  const from = first === '' ? 0 : order.indexOf(first);
  return from >= 0 && listVersion(order.slice(from, from + Number(count))) === seen;
}

export type Move = { order: string[] } | 'done' | 'changed-meanwhile' | 'at-the-end';

/** 'done': already moved (a repeat). 'changed-meanwhile': reordered since. */
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

export function pdfListVersion(pdfs: Partial<Record<'en' | 'da', string>>): string {
  return listVersion([pdfs.en ?? '-', pdfs.da ?? '-']);
}
