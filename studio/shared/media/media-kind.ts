import { type FilmFormat, type SoundFormat, soundFormats } from '#platform/media/media-finding.ts';

/** Kinds of files that students and visitors open. */
export type MediaKind = SoundFormat | FilmFormat | 'pdf';

export const contentTypes = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  weba: 'audio/webm',
  pdf: 'application/pdf',
} as const satisfies Readonly<Record<MediaKind, string>>;

const sounds: ReadonlySet<string> = new Set(soundFormats);

export function isSoundFormat(kind: string | null | undefined): kind is SoundFormat {
  return kind !== null && kind !== undefined && sounds.has(kind);
}

/** What the first 32 bytes claim; null: unsupported. What is in the file is found by `inspectMedia` and `inspectPdf`. */
export function kindOf(head: Uint8Array, name: string): MediaKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (text(4, 8) === 'ftyp') {
    const brand = text(8, 12);
    if (head.length < 12) return null;
    return /^M4[AB] /.test(brand) || /\.m4[ab]$/i.test(name) ? 'm4a' : 'mp4';
  }
  if (text(0, 5) === '%PDF-') return 'pdf';
  if (text(0, 3) === 'ID3') return 'mp3';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav';
  if (text(0, 4) === 'fLaC') return 'flac';
  if (text(0, 4) === 'OggS' || isAdts(head)) return 'm4a';
  if (text(0, 4) === '\u001aE\u00df\u00a3') return /\.(?:weba|mka)$/i.test(name) ? 'weba' : 'webm';
  if (otherSound.test(text(0, 16))) return 'm4a';
  return isMp3Frame(head) ? 'mp3' : null;
}

/** AIFF, Core Audio, AMR, Windows Media: inspected, and refused with their reason. */
const otherSound = /^(?:FORM....AIF[FC]|caff|#!AMR|0&²u\u008ef)/s;

function isAdts([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xf6) === 0xf0;
}

/** MPEG sync, layer III, valid bit rate and sampling rate. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const layer = (second >> 1) & 3;
  const version = (second >> 3) & 3;
  return (
    first === 0xff && second >> 5 === 7 && version !== 1 && layer === 1 && third >> 4 !== 15 && third >> 4 > 0
  );
}
