import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload, type Upload } from '#app/web/forms/read-upload.ts';
import { pictureFocuses } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import { addMediaFile } from '#studio/content/media/add-media-file.ts';
import { maxFormFileBytes } from '#studio/content/media/media-file.ts';
import { sourceOf } from '#studio/content/media/media-source.ts';
import { recordingBytes } from '#studio/content/place-recording.ts';
import { pictureBytes } from '#studio/content/prepare-picture.ts';
import { pageDraft } from '#studio/pages/page-drafts.queries.ts';
import { type UploadType, uploadOf } from '#studio/pages/page-sections.ts';
import { addFromLibrary, uploadPicture, uploadRecording } from '#studio/pages/upload-to-page.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import type { UploadProblem } from './upload-form.tsx';
import { uploadRefusal } from './upload-words.ts';

interface Receiving {
  world: World;
  who: Who;
  kind: UploadType;
  key: string;
  /** Place of the section; null: a new one. */
  at: number | null;
  language: Language;
}

const maxBytes = { picture: pictureBytes, recording: recordingBytes, film: maxFormFileBytes };

const statuses: Readonly<Record<string, number>> = {
  'too-large': 413,
  changed: 409,
  busy: 503,
  'not-found': 404,
};

/** A file for a section of the draft; leads to the section. */
export function receiveUpload(request: Request, { world, who, kind, key, at, language }: Receiving) {
  const rules = { mostFiles: 1, maxFileBytes: maxBytes[kind] };
  const refuse = (reason: string) => refuseUpload(kind, reason, language);
  return readUpload(request, rules, async (upload) => {
    const { page } = await pageDraft(world.db.query, key);
    const block = at === null ? null : page.en[at];
    if (at !== null && (!block || uploadOf(key, block) !== kind)) return refuse('not-found');
    const reason = whyUnread(upload, kind);
    const [file] = upload.files;
    if (reason || !file) return refuse(reason ?? 'no-file');
    const section = at === null ? null : { at, seen: textOf(upload.form, 'seen') };
    const to = { key, section, bytes: file.bytes };
    const shape = shapeOf(block?.type, upload.form);
    const outcome =
      kind === 'film'
        ? await uploadFilm(world, who, { key, file })
        : kind === 'picture'
          ? await uploadPicture(world, who, { ...to, ...shape })
          : await uploadRecording(world, who, { ...to, fileName: file.name });
    if (!outcome.ok) return refuse(outcome.refusal);
    throw redirect(`/admin/website/${key}/sections/${at ?? page.en.length}?flash=uploaded`, 303);
  });
}

async function uploadFilm(
  world: World,
  who: Who,
  { key, file }: { key: string; file: { name: string; bytes: Uint8Array } },
) {
  const added = await addMediaFile(world, who, { source: sourceOf(file.name, file.bytes), kind: 'video' });
  return added.ok ? addFromLibrary(world, who, { key, kind: 'film', mediaId: added.id }) : added;
}

function whyUnread({ refusal }: Upload, kind: UploadType): string | null {
  if (!refusal) return null;
  const { reason } = refusal;
  if (reason === 'too-large' || reason === 'busy') return reason;
  if (kind === 'film') return 'unsupported';
  return kind === 'picture' ? 'not-a-picture' : 'not-a-recording';
}

/** What leads an article and the stills of films have their proportions; others stay as they are. */
function shapeOf(type: string | undefined, form: FormData) {
  const focus = pictureFocuses.find((one) => one === form.get('focus')) ?? 'automatic';
  if (type === 'headline') return { focus, proportions: { width: 3, height: 2 } };
  return type === 'video' || type === 'film' ? { focus, proportions: { width: 16, height: 9 } } : {};
}

export function refuseUpload(kind: UploadType, reason: string, language: Language) {
  const problem: UploadProblem = { reason, text: uploadRefusal(kind, reason, language) };
  return data(problem, { status: statuses[reason] ?? 400 });
}
