export type LessonFileKind = 'mp4' | 'm4a' | 'mp3' | 'pdf';

export const maxFileBytes = 2 * 1024 ** 3;
/** Read into memory as a whole. */
export const maxPdfBytes = 100 * 1024 ** 2;
/** Small enough for retries on mobile networks and for proxy limits. */
export const chunkBytes = 4 * 1024 ** 2;
/** Forms without scripts send the file in one request. */
export const maxFormBytes = 100 * 1024 ** 2;

export const contentTypes: Readonly<Record<LessonFileKind, string>> = {
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
};

export function typeOf(kind: LessonFileKind): 'video' | 'audio' | 'pdf' {
  return kind === 'mp4' ? 'video' : kind === 'pdf' ? 'pdf' : 'audio';
}

export function isQuickTime(head: Uint8Array): boolean {
  return String.fromCharCode(...head.subarray(4, 12)) === 'ftypqt  ';
}

/** Detected from 32 bytes; null: unsupported. The name only decides MP4 audio without a known brand (.m4a). */
export function kindOf(head: Uint8Array, name: string): LessonFileKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (text(4, 8) === 'ftyp') {
    const brand = text(8, 12);
    if (head.length < 12) return null;
    return /^M4[AB] /.test(brand) || /\.m4[ab]$/i.test(name) ? 'm4a' : 'mp4';
  }
  if (text(0, 5) === '%PDF-') return 'pdf';
  if (text(0, 3) === 'ID3') return 'mp3';
  return isMp3Frame(head) ? 'mp3' : null;
}

/** MPEG sync, layer III, valid bit rate and sampling rate. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const layer = (second >> 1) & 3;
  const version = (second >> 3) & 3;
  return (
    first === 0xff && second >> 5 === 7 && version !== 1 && layer === 1 && third >> 4 !== 15 && third >> 4 > 0
  );
}

export function chunkCount(bytes: number, perChunk: number): number {
  return Math.ceil(bytes / perChunk);
}

export function bytesOfChunk(number: number, bytes: number, perChunk: number): number | null {
  const last = chunkCount(bytes, perChunk) - 1;
  if (!Number.isInteger(number) || number < 0 || number > last) return null;
  return number < last ? perChunk : bytes - last * perChunk;
}

export interface ByteRange {
  number: number;
  start: number;
  end: number;
}

/** Byte ranges of chunks that make up `start` to `end`, inclusive. */
export function stretchesOf(start: number, end: number, perChunk: number): ByteRange[] {
  const first = Math.floor(start / perChunk);
  const last = Math.floor(end / perChunk);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    return {
      number,
      start: number === first ? start - number * perChunk : 0,
      end: number === last ? end - number * perChunk : perChunk - 1,
    };
  });
}

/** Content-addressed, so that a repeated chunk has the same key. */
export function chunkKey(fileId: string, number: number, sha256: string): string {
  return `lessons/${fileId}/${String(number).padStart(5, '0')}-${sha256.slice(0, 32)}.bin`;
}

/** Safe in URLs, file systems and terminals. */
export function safeName(name: string, kind: LessonFileKind): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}"<>|?*:]/gu, '').trim();
  const stem = [...plain.replace(/\.[A-Za-z0-9]{1,5}$/, '')].slice(0, 100).join('').trim();
  return `${stem || 'lesson'}.${kind}`;
}
