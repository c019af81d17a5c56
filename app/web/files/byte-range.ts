/** What a request wants of a file: all of it, a stretch (both ends included), or something that is not there (416). */
export type Wanted = 'all' | { start: number; end: number } | 'unsatisfiable';

/**
 * Reads Range and If-Range (RFC 9110, section 14). Several ranges at once, other units and what cannot be read get the
 * whole file, as the RFC allows; so does a range of a version that is no longer there. `etag` is strong, or null: then
 * no If-Range matches.
 */
export function wantedRange(headers: Headers, bytes: number, etag: string | null): Wanted {
  const range = headers.get('range');
  const onlyIf = headers.get('if-range');
  if (!range || (onlyIf !== null && onlyIf.trim() !== etag)) return 'all';
  const found = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(range);
  const [, from = '', to = ''] = found ?? [];
  if (!found || (from === '' && to === '')) return 'all';
  if (from === '') {
    const last = Number(to);
    return last === 0 || bytes === 0 ? 'unsatisfiable' : { start: Math.max(0, bytes - last), end: bytes - 1 };
  }
  const start = Number(from);
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && Number(to) < start) return 'all';
  return start >= bytes ? 'unsatisfiable' : { start, end };
}
