import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload, type Upload } from '#app/web/forms/read-upload.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { pictureFocuses } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import { addMediaFile } from '#studio/shared/content/media/add-media-file.ts';
import { maxFormFileBytes, maxMediaBytes } from '#studio/shared/content/media/media-file.ts';
import { sourceOf } from '#studio/shared/content/media/media-source.ts';
import { recordingBytes } from '#studio/shared/content/place-recording.ts';
import { pictureBytes } from '#studio/shared/content/prepare-picture.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { type UploadType, uploadOf } from '#studio/site/pages/page-sections.ts';
import {
  addFromLibrary,
  uploadPdf,
  uploadPicture,
  uploadRecording,
} from '#studio/site/pages/upload-to-page.ts';
import { ownersAction } from '../../../owners-form.ts';
import { placeFrom } from '../pages/block-place.ts';
import { blockPath } from '../pages/save-block.ts';
import type { FormKind, UploadProblem } from './upload-form.tsx';
import { uploadRefusal } from './upload-words.ts';

interface Receiving {
  world: World;
  who: May<'website'>;
  kind: UploadType;
  key: string;
  /** Place of the section; null: a new one. */
  at: number | null;
  language: Language;
}

const maxBytes = {
  picture: pictureBytes,
  recording: recordingBytes,
  film: maxFormFileBytes,
  pdf: maxMediaBytes.pdf,
};

/** `POST /admin/website/<page>/sections/<place>/<kind>`: another file in the section. */
export async function receiveSectionFile(
  args: Pick<ActionFunctionArgs, 'request' | 'context'> & { params: { page: string; section: string } },
  kind: FormKind,
) {
  const { who, world, language } = await ownersAction('website', args, blockPath);
  const { page: key, section } = args.params;
  return receiveUpload(args.request, { world, who, kind, key, at: placeFrom(section), language });
}

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
    const to = { key, section, bytes: file.bytes, fileName: file.name };
    const store = {
      film: () => uploadFilm(world, who, { key, file }),
      picture: () => uploadPicture(world, who, { ...to, ...shapeOf(block?.type, upload.form) }),
      recording: () => uploadRecording(world, who, to),
      pdf: () => uploadPdf(world, who, to),
    };
    const outcome = await store[kind]();
    if (!outcome.ok) return refuse(outcome.refusal);
    throw redirect(`/admin/website/${key}/sections/${at ?? page.en.length}?flash=uploaded`, 303);
  });
}

async function uploadFilm(
  world: World,
  who: May<'website'>,
  { key, file }: { key: string; file: { name: string; bytes: Uint8Array } },
) {
  const added = await addMediaFile(world, who, { source: sourceOf(file.name, file.bytes), kind: 'video' });
  return added.ok ? addFromLibrary(world, who, { key, kind: 'film', mediaId: added.id }) : added;
}

function whyUnread({ refusal }: Upload, kind: UploadType): string | null {
  if (!refusal) return null;
  const { reason } = refusal;
  if (reason === 'too-large' || reason === 'busy') return reason;
  if (kind === 'film' || kind === 'pdf') return 'unsupported';
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
  return data(problem, { status: refusalStatus(reason) });
}
