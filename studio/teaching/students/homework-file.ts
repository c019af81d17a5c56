import type { HomeworkFileKind } from '#platform/db/schema/students.ts';
import type { ContentType } from '#platform/files/files.ts';
import type { SoundFormat } from '#platform/media/media-finding.ts';
import type { Processes } from '#platform/processes/processes.ts';
import { attachmentKind, attachmentName, attachmentTypes } from '#studio/shared/media/attachment.ts';
import { playableSound } from '#studio/shared/media/inspect-media.ts';
import { inspectPdf } from '#studio/shared/media/inspect-pdf.ts';
import { contentTypes, isSoundFormat, kindOf } from '#studio/shared/media/media-kind.ts';

export const mostHomeworkFiles = 5;
export const maxHomeworkFileBytes = 25_000_000;

export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}

export interface CheckedFile extends GivenFile {
  kind: HomeworkFileKind;
  seconds: number | null;
}

export type FileRefusal =
  | 'empty'
  | 'too-large'
  | 'too-many'
  | 'wrong-kind'
  | 'no-sound'
  | 'cut-off'
  | 'encrypted'
  | 'busy';

export interface RefusedFile {
  reason: FileRefusal;
  name: string | null;
}

const documents = ['pdf', 'jpg', 'png', 'webp'] as const satisfies HomeworkFileKind[];

/** The kind is found in the content. A recording that not every browser plays is kept as it is ('bin'). */
export async function checkHomeworkFiles(
  processes: Pick<Processes, 'run'>,
  files: readonly GivenFile[],
): Promise<{ ok: true; files: CheckedFile[] } | { ok: false; refused: RefusedFile }> {
  if (files.length > mostHomeworkFiles) return { ok: false, refused: { reason: 'too-many', name: null } };
  const checked: CheckedFile[] = [];
  for (const { name, bytes } of files) {
    if (bytes.length === 0) return { ok: false, refused: { reason: 'empty', name } };
    if (bytes.length > maxHomeworkFileBytes) return { ok: false, refused: { reason: 'too-large', name } };
    const found = await checkFile(processes, { name, bytes });
    if (typeof found === 'string') return { ok: false, refused: { reason: found, name } };
    checked.push(found);
  }
  return { ok: true, files: checked };
}

async function checkFile(
  processes: Pick<Processes, 'run'>,
  { name, bytes }: GivenFile,
): Promise<CheckedFile | FileRefusal> {
  const attached = attachmentKind(bytes, name);
  const document = documents.find((kind) => kind === attached);
  if (document === 'pdf') {
    const finding = await inspectPdf(processes, bytes, 'owner');
    if (finding !== 'pdf') return finding === 'not-pdf' ? 'wrong-kind' : finding;
  }
  if (document) return { name: attachmentName(name, document), bytes, kind: document, seconds: null };
  if (kindOf(bytes.subarray(0, 32), name) === null) return 'wrong-kind';
  const sound = await playableSound(processes, bytes);
  if (!('fault' in sound)) {
    const { format: kind, seconds } = sound;
    return { name: recordingName(name, kind), bytes: sound.bytes, kind, seconds };
  }
  const { fault } = sound;
  if (fault === 'unplayable-sound') {
    return { name: attachmentName(name, 'bin'), bytes, kind: 'bin', seconds: null };
  }
  return fault === 'no-sound' || fault === 'cut-off' || fault === 'busy' ? fault : 'wrong-kind';
}

/** 'note.ogg' is stored as M4A, and is called 'note.m4a' then. */
function recordingName(name: string, kind: SoundFormat): string {
  const plain = attachmentName(name, 'bin').replace(/\.bin$/, '');
  return plain.endsWith(`.${kind}`) ? plain : `${plain.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${kind}`;
}

export const isPicture = (kind: HomeworkFileKind) => kind === 'jpg' || kind === 'png' || kind === 'webp';
export const isSound = (kind: HomeworkFileKind) => isSoundFormat(kind);

export const homeworkTypes = { ...attachmentTypes, ...contentTypes } as const satisfies Readonly<
  Record<HomeworkFileKind, ContentType>
>;
