/** Kinds of files that students and visitors open; the kind is detected, never taken from a name alone. */
export type MediaKind = 'mp4' | 'm4a' | 'mp3' | 'pdf';

export const contentTypes = {
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
} as const satisfies Readonly<Record<MediaKind, string>>;

/** Detected from 32 bytes; null: unsupported. The name only decides MP4 audio without a known brand (.m4a). */
export function kindOf(head: Uint8Array, name: string): MediaKind | null {
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

/** From the first 12 bytes of a film. */
export function isQuickTime(head: Uint8Array): boolean {
  return String.fromCharCode(...head.subarray(4, 12)) === 'ftypqt  ';
}

/** MPEG sync, layer III, valid bit rate and sampling rate. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const layer = (second >> 1) & 3;
  const version = (second >> 3) & 3;
  return (
    first === 0xff && second >> 5 === 7 && version !== 1 && layer === 1 && third >> 4 !== 15 && third >> 4 > 0
  );
}
