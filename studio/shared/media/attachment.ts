import type { AttachmentKind } from '#platform/db/schema/messages.ts';
import type { ContentType } from '#platform/files/files.ts';
import { cleanLine } from '#studio/shared/texts/clean-text.ts';
import { kindOf } from './media-kind.ts';

/** From the first bytes; the name only decides between audio and film in MP4. */
export function attachmentKind(content: Uint8Array, name = ''): AttachmentKind {
  const starts = (bytes: readonly number[], at = 0) =>
    bytes.every((byte, place) => content[at + place] === byte);
  if (starts([0xff, 0xd8, 0xff])) return 'jpg';
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8)) return 'webp';
  const kind = kindOf(content.subarray(0, 32), name) ?? 'bin';
  const isMp4 = starts([0x66, 0x74, 0x79, 0x70], 4);
  // Kept as they are sent: other kinds keep the ending of their name.
  if (kind === 'webm' || kind === 'weba') return 'bin';
  return kind !== 'm4a' || isMp4 ? kind : 'bin';
}

/** Documents and recordings that no system runs, by the end of their name. */
const harmless =
  /\.(aac|aiff?|amr|avif|caf|csv|docx|eml|flac|gif|heic|ics|m4a|m4v|mid|mkv|mov|musicxml|odt|oga|ogg|opus|pptx|rtf|tiff?|txt|wav|weba|webm|wma|xlsx|zip)$/i;

/** For the download: without folders, and ending as its content is, not as the sender names it. */
export function attachmentName(given: string, kind: AttachmentKind): string {
  const name = cleanLine(given, 100)
    .replaceAll(/[/\\:*?"<>|]/g, '_')
    .replace(/^\.+/, '');
  if (kind === 'bin') return harmless.test(name) ? name : `${name || 'file'}.bin`;
  const ending = kind === 'jpg' ? /\.jpe?g$/i : new RegExp(`\\.${kind}$`, 'i');
  return ending.test(name) ? name : `${name || 'file'}.${kind}`;
}

export const attachmentTypes: Readonly<Record<AttachmentKind, ContentType>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  wav: 'audio/wav',
  flac: 'audio/flac',
  bin: 'application/octet-stream',
};
