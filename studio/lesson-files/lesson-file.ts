/** What a lesson's file may be, found in its content. */
export type LessonFileKind = 'mp4' | 'm4a' | 'mp3' | 'pdf';

/** The specified 2 GB, as its owner's computer counts them. */
export const maxFileBytes = 2 * 1024 ** 3;
/** A PDF is read as a whole before it is believed. */
export const maxPdfBytes = 100 * 1024 ** 2;
/** What one request carries: small enough to be sent again over a telephone, and for a proxy's limits. */
export const chunkBytes = 4 * 1024 ** 2;
/** A form without scripts carries its file at once. */
export const maxFormBytes = 100 * 1024 ** 2;

export const contentTypes: Readonly<Record<LessonFileKind, string>> = {
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
};

/** As the specification's tables call them. */
export function typeOf(kind: LessonFileKind): 'video' | 'audio' | 'pdf' {
  return kind === 'mp4' ? 'video' : kind === 'pdf' ? 'pdf' : 'audio';
}

/** A QuickTime film is converted to MP4 once it has come: the same pictures and sound in another wrapping. */
export function isQuickTime(head: Uint8Array): boolean {
  return String.fromCharCode(...head.subarray(4, 12)) === 'ftypqt  ';
}

/**
 * What a file is by its first bytes (32 are enough), or will be (QuickTime); null: none of ours. The name decides only between the two uses of
 * one format: a sound in an MP4 that no brand names is one when its owner calls it .m4a.
 */
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

/** Eleven bits of sync, layer III, a bit rate and a sampling rate that exist. */
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

/** How large a chunk must be; null: there is none of that number. */
export function bytesOfChunk(number: number, bytes: number, perChunk: number): number | null {
  const last = chunkCount(bytes, perChunk) - 1;
  if (!Number.isInteger(number) || number < 0 || number > last) return null;
  return number < last ? perChunk : bytes - last * perChunk;
}

export interface ByteRange {
  number: number;
  /** Within the chunk, both included. */
  start: number;
  end: number;
}

/** Which parts of which chunks make up the bytes from `start` to `end`, both included. */
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

/** Our key of a chunk. Its content stands in it, so the same bytes sent twice are the same key. */
export function chunkKey(fileId: string, number: number, sha256: string): string {
  return `lessons/${fileId}/${String(number).padStart(5, '0')}-${sha256.slice(0, 32)}.bin`;
}

/** A name as it may stand in a download, without what addresses, folders and terminals read otherwise. */
export function safeName(name: string, kind: LessonFileKind): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}"<>|?*:]/gu, '').trim();
  const stem = [...plain.replace(/\.[A-Za-z0-9]{1,5}$/, '')].slice(0, 100).join('').trim();
  return `${stem || 'lesson'}.${kind}`;
}
