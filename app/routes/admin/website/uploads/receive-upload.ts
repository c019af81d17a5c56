import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload, type Upload } from '#app/web/forms/read-upload.ts';
import { pictureFocuses } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import { recordingBytes } from '#studio/content/place-recording.ts';
import { pictureBytes } from '#studio/content/prepare-picture.ts';
import { pageDraft } from '#studio/pages/page-drafts.queries.ts';
import { type UploadType, uploadOf } from '#studio/pages/page-sections.ts';
import { uploadPicture, uploadRecording } from '#studio/pages/upload-to-page.ts';
import type { Who } from '#studio/shared/who.ts';
import type { UploadProblem } from './upload-form.tsx';

interface Receiving {
  world: World;
  who: Who;
  kind: UploadType;
  key: string;
  /** Place of the section; null: a new one. */
  at: number | null;
}

const statuses: Readonly<Record<string, number>> = {
  'too-large': 413,
  changed: 409,
  busy: 503,
  'not-found': 404,
};

/** A file for a section of the draft; leads to the section. */
export function receiveUpload(request: Request, { world, who, kind, key, at }: Receiving) {
  const rules = { mostFiles: 1, maxFileBytes: kind === 'picture' ? pictureBytes : recordingBytes };
  return readUpload(request, rules, async (upload) => {
    const { page } = await pageDraft(world.db.query, key);
    const block = at === null ? null : page.en[at];
    if (at !== null && (!block || uploadOf(key, block) !== kind)) return refuse('not-found');
    const reason = whyUnread(upload, kind);
    const [file] = upload.files;
    if (reason || !file) return refuse(reason ?? 'no-file');
    const section = at === null ? null : { at, seen: textOf(upload.form, 'seen') };
    const to = { key, section, bytes: file.bytes };
    const outcome =
      kind === 'picture'
        ? await uploadPicture(world, who, { ...to, ...shapeOf(block?.type, upload.form) })
        : await uploadRecording(world, who, { ...to, fileName: file.name });
    if (!outcome.ok) return refuse(outcome.refusal);
    throw redirect(`/admin/website/${key}/sections/${at ?? page.en.length}?flash=uploaded`, 303);
  });
}

function whyUnread({ refusal }: Upload, kind: UploadType): string | null {
  if (!refusal) return null;
  const { reason } = refusal;
  if (reason === 'too-large' || reason === 'busy') return reason;
  return kind === 'picture' ? 'not-a-picture' : 'not-a-recording';
}

/** What leads an article and the still of a film have their proportions; others stay as they are. */
function shapeOf(type: string | undefined, form: FormData) {
  const focus = pictureFocuses.find((one) => one === form.get('focus')) ?? 'automatic';
  if (type === 'headline') return { focus, proportions: { width: 3, height: 2 } };
  return type === 'video' ? { focus, proportions: { width: 16, height: 9 } } : {};
}

const refuse = (reason: string) => data<UploadProblem>({ reason }, { status: statuses[reason] ?? 400 });
