export type RequestedRange = 'all' | { start: number; end: number } | 'unsatisfiable';

/** RFC 9110, section 14: multiple or invalid ranges get the whole file. `etag`: strong or null. */
export function requestedRange(headers: Headers, bytes: number, etag: string | null): RequestedRange {
  const range = headers.get('range');
  const onlyIf = headers.get('if-range');
  if (!range || (onlyIf !== null && onlyIf.trim() !== etag)) return 'all';
  const found = /^bytes=(\d*)-(\d*)$/i.exec(range.replaceAll(/\s/g, ''));
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
