import { isSoundFormat, type MediaKind } from '#studio/shared/media/media-kind.ts';

export const maxFileBytes = 2 * 1024 ** 3;
/** Read into memory as a whole. */
export const maxPdfBytes = 100 * 1024 ** 2;
/** Forms without scripts send the file in one request. */
export const maxFormBytes = 100 * 1024 ** 2;

export function typeOf(kind: MediaKind): 'video' | 'audio' | 'pdf' {
  if (kind === 'pdf') return 'pdf';
  return isSoundFormat(kind) ? 'audio' : 'video';
}

/** Content-addressed, so that a repeated chunk has the same key. */
export function chunkKey(fileId: string, number: number, sha256: string): string {
  return `lessons/${fileId}/${String(number).padStart(5, '0')}-${sha256.slice(0, 32)}.bin`;
}

/** Safe in URLs, file systems and terminals. */
export function safeName(name: string, kind: MediaKind): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}"<>|?*:]/gu, '').trim();
  const stem = [...plain.replace(/\.[A-Za-z0-9]{1,5}$/, '')].slice(0, 100).join('').trim();
  return `${stem || 'lesson'}.${kind}`;
}
