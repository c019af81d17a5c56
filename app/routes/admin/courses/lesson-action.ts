import { isChecked, readForm, textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import type { World } from '#platform/world.ts';
import { changeLesson, removeLesson } from '#studio/learning/edit-lesson.ts';
import { maxCaptionBytes } from '#studio/learning/files/captions.ts';
import { removeCaptions, replaceCaptions } from '#studio/learning/files/edit-captions.ts';
import { storeWholeFile } from '#studio/learning/files/finish-upload.ts';
import { maxFormBytes } from '#studio/learning/files/lesson-file.ts';
import { giveUpUpload, removeFile } from '#studio/learning/files/remove-file.ts';
import { type FileRefusal, fileRefusal } from '#studio/learning/files/upload.messages.ts';
import type { Who } from '#studio/shared/who.ts';
import { versionFrom, versionOf, wordsFrom } from './read-texts.ts';
import type { TypedWords } from './text-fields.tsx';

export interface RefusedLesson {
  problem: string;
  refusal: string;
  about: 'words' | 'file' | '';
  typed: TypedWords | null;
  isPublished: boolean;
  moduleId: string | null;
  status: number;
}

/** All forms of a lesson's page. Files arrive here only without scripts. */
export async function actOnLesson(
  world: World,
  who: Who,
  lessonId: string,
  request: Request,
): Promise<{ to: string } | RefusedLesson> {
  const path = `/admin/lessons/${lessonId}`;
  const type = request.headers.get('content-type') ?? '';
  if (/^multipart\/form-data\b/i.test(type)) {
    // A URL parameter, so that the size limit is known before the body is read.
    const captions = new URL(request.url).searchParams.get('captions');
    return captions === 'en' || captions === 'da'
      ? takeCaptions(world, who, { lessonId, language: captions }, request)
      : takeFile(world, who, lessonId, request);
  }
  const form = await readForm(request);
  const id = textOf(form, 'id');
  switch (textOf(form, 'intent')) {
    case 'save': {
      const typed = wordsFrom(form);
      const moduleId = textOf(form, 'module');
      const isPublished = isChecked(form, 'show');
      const version = versionFrom(form);
      const input = { id: lessonId, version, isPublished, moduleId, words: typed };
      const outcome = await changeLesson(world, who, input);
      if (outcome.ok) return { to: `${path}?did=saved` };
      const { message: problem, refusal } = outcome;
      const status = refusal === 'not-found' ? 404 : refusal === 'changed' ? 409 : 400;
      return { problem, refusal, about: 'words', typed, isPublished, moduleId, status };
    }
    case 'remove': {
      const outcome = await removeLesson(world, who, {
        id: lessonId,
        version: versionFrom(form),
        seen: textOf(form, 'seen'),
      });
      return outcome.ok ? { to: '/admin/lessons?did=removed' } : refusedAct(outcome);
    }
    case 'file-remove':
      await removeFile(world, who, id);
      return { to: `${path}?did=removed#files` };
    case 'captions-remove': {
      const language = id === 'da' ? 'da' : 'en';
      const outcome = await removeCaptions(world, who, { lessonId, language, seen: textOf(form, 'seen') });
      return outcome.ok ? { to: `${path}?did=removed#captions` } : refusedAct(outcome);
    }
    case 'upload-give-up':
      await giveUpUpload(world, who, id);
      return { to: `${path}?did=removed#files` };
    default:
      return { to: path };
  }
}

function refusedAct({ refusal, message }: { refusal: string; message: string }): RefusedLesson {
  const status = refusal === 'not-found' ? 404 : 409;
  return {
    problem: message,
    refusal,
    about: '',
    typed: null,
    isPublished: false,
    moduleId: null,
    status,
  };
}

function takeFile(
  world: World,
  who: Who,
  lessonId: string,
  request: Request,
): Promise<{ to: string } | RefusedLesson> {
  const refused = (refusal: FileRefusal, message?: string) => refusedFile(who, refusal, message);
  const rules = { mostFiles: 1, maxFileBytes: maxFormBytes };
  return readUpload(request, rules, async ({ form, files: [file], refusal }) => {
    if (refusal) return refused(refusal.reason === 'busy' ? 'busy' : 'form-too-large');
    if (!file) return refused('no-file');
    const language = textOf(form, 'language');
    const outcome = await storeWholeFile(
      world,
      who,
      {
        lessonId,
        role: textOf(form, 'role') === 'resource' ? 'resource' : 'media',
        language: language === 'en' || language === 'da' ? language : null,
        name: file.name,
        bytes: file.bytes.length,
        fingerprint: 'form',
        seen: versionOf(form),
      },
      file.bytes,
    );
    return outcome.ok
      ? { to: `/admin/lessons/${lessonId}?did=arrived#files` }
      : refused(outcome.refusal, outcome.message);
  });
}

function takeCaptions(
  world: World,
  who: Who,
  about: { lessonId: string; language: 'en' | 'da' },
  request: Request,
): Promise<{ to: string } | RefusedLesson> {
  const rules = { mostFiles: 1, maxFileBytes: maxCaptionBytes };
  return readUpload(request, rules, async ({ form, files: [file], refusal }) => {
    if (refusal) return refusedFile(who, refusal.reason === 'busy' ? 'busy' : 'captions-too-large');
    if (!file) return refusedFile(who, 'no-file');
    const version = textOf(form, 'seen');
    const outcome = await replaceCaptions(world, who, { ...about, seen: version, bytes: file.bytes });
    if (outcome.ok) return { to: `/admin/lessons/${about.lessonId}?did=arrived#captions` };
    return refusedFile(who, outcome.refusal, outcome.message);
  });
}

const statuses: Readonly<Record<string, number>> = { 'not-found': 404, 'file-changed': 409, replaced: 409 };
const tooLarge: ReadonlySet<string> = new Set(['form-too-large', 'pdf-too-large', 'captions-too-large']);

function refusedFile(who: Who, refusal: FileRefusal): RefusedLesson;
function refusedFile(who: Who, refusal: string, message: string | undefined): RefusedLesson;
function refusedFile(who: Who, refusal: string, message?: string): RefusedLesson {
  return {
    problem: message ?? fileRefusal(who.language, refusal as FileRefusal).message,
    refusal,
    about: 'file',
    typed: null,
    isPublished: false,
    moduleId: null,
    status: tooLarge.has(refusal) ? 413 : (statuses[refusal] ?? 400),
  };
}
