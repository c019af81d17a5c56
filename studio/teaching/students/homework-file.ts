import type { HomeworkFileKind } from '#platform/db/schema/students.ts';
import { attachmentKind, attachmentName } from '#studio/shared/media/attachment.ts';

export const mostHomeworkFiles = 5;
export const maxHomeworkFileBytes = 25_000_000;

export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}

export interface CheckedFile extends GivenFile {
  kind: HomeworkFileKind;
}

export type FileRefusal = 'empty' | 'too-large' | 'too-many' | 'wrong-kind';

export interface RefusedFile {
  reason: FileRefusal;
  name: string | null;
}

const kinds: readonly string[] = ['pdf', 'jpg', 'png', 'webp', 'mp3', 'm4a'] satisfies HomeworkFileKind[];

/** The kind is found in the content; of MP4, only what its name calls audio is taken. */
export function checkHomeworkFiles(
  files: readonly GivenFile[],
): { ok: true; files: CheckedFile[] } | { ok: false; refused: RefusedFile } {
  if (files.length > mostHomeworkFiles) return { ok: false, refused: { reason: 'too-many', name: null } };
  const checked: CheckedFile[] = [];
  for (const { name, bytes } of files) {
    if (bytes.length === 0) return { ok: false, refused: { reason: 'empty', name } };
    if (bytes.length > maxHomeworkFileBytes) return { ok: false, refused: { reason: 'too-large', name } };
    const kind = attachmentKind(bytes, name);
    if (!isHomeworkKind(kind)) return { ok: false, refused: { reason: 'wrong-kind', name } };
    checked.push({ name: attachmentName(name, kind), bytes, kind });
  }
  return { ok: true, files: checked };
}

function isHomeworkKind(kind: string): kind is HomeworkFileKind {
  return kinds.includes(kind);
}

export const isPicture = (kind: HomeworkFileKind) => kind === 'jpg' || kind === 'png' || kind === 'webp';
export const isSound = (kind: HomeworkFileKind) => kind === 'mp3' || kind === 'm4a';
