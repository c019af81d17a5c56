import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { languages } from '#studio/shared/language.ts';
import { maxCaptionBytes } from '#studio/shared/media/captions.ts';
import { removeLesson } from '#studio/teaching/learning/edit-lesson.ts';
import { removeCaptions, replaceCaptions } from '#studio/teaching/learning/files/edit-captions.ts';
import { storeWholeFile } from '#studio/teaching/learning/files/finish-upload.ts';
import { maxFormBytes } from '#studio/teaching/learning/files/lesson-file.ts';
import { giveUpUpload, removeFile } from '#studio/teaching/learning/files/remove-file.ts';
import { ownersAction, ownersForm } from '../../owners-form.ts';
import { versionFrom, versionOf } from '../../read-action.ts';
import { lessonPage, refuseFile, showLessonOutcome } from './lesson-outcome.ts';

const posts = postsBelow(lessonPage, {
  'captions/:language/deletion': captionsLanguageDeletion,
  'captions/:language/file': captionsLanguageFile,
  deletion,
  files,
  'files/:media/deletion': filesMediaDeletion,
  'uploads/:upload/cancellation': uploadCancellation,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function captionsLanguageDeletion(args: PostArgs<'language' | 'lesson'>) {
  const { who, world, path, form } = await ownersForm('catalogue', args, lessonPage);
  const { lesson: lessonId } = args.params;
  const language = languages.find((one) => one === args.params.language);
  if (!language) throw data(null, { status: 404 });
  const outcome = await removeCaptions(world, who, { lessonId, language, seen: textOf(form, 'seen') });
  return showLessonOutcome(outcome.ok ? { to: `${path}?flash=removed#captions` } : outcome);
}

async function captionsLanguageFile(args: PostArgs<'language' | 'lesson'>) {
  const { who, world, path } = await ownersAction('catalogue', args, lessonPage);
  const { lesson: lessonId } = args.params;
  const language = languages.find((one) => one === args.params.language);
  if (!language) throw data(null, { status: 404 });
  const rules = { mostFiles: 1, maxFileBytes: maxCaptionBytes };
  return readUpload(args.request, rules, async ({ form, files: [file], refusal }) => {
    if (refusal) return refuseFile(who.language, refusal.reason === 'busy' ? 'busy' : 'captions-too-large');
    if (!file) return refuseFile(who.language, 'no-file');
    const seen = textOf(form, 'seen');
    const outcome = await replaceCaptions(world, who, { lessonId, language, seen, bytes: file.bytes });
    return showLessonOutcome(outcome.ok ? { to: `${path}?flash=arrived#captions` } : outcome);
  });
}

async function deletion(args: PostArgs<'lesson'>) {
  const { who, world, form } = await ownersForm('catalogue', args, lessonPage);
  const outcome = await removeLesson(world, who, {
    id: args.params.lesson,
    version: versionFrom(form),
    seen: textOf(form, 'seen'),
  });
  return showLessonOutcome(outcome.ok ? { to: '/admin/lessons?flash=removed' } : outcome);
}

/** A file without scripts; with scripts it is uploaded in chunks. */
async function files(args: PostArgs<'lesson'>) {
  const { who, world, path } = await ownersAction('catalogue', args, lessonPage);
  const rules = { mostFiles: 1, maxFileBytes: maxFormBytes };
  return readUpload(args.request, rules, async ({ form, files: [file], refusal }) => {
    if (refusal) return refuseFile(who.language, refusal.reason === 'busy' ? 'busy' : 'form-too-large');
    if (!file) return refuseFile(who.language, 'no-file');
    const language = languages.find((one) => one === textOf(form, 'language')) ?? null;
    const input = {
      lessonId: args.params.lesson,
      role: textOf(form, 'role') === 'resource' ? ('resource' as const) : ('media' as const),
      language,
      name: file.name,
      bytes: file.bytes.length,
      fingerprint: 'form',
      seen: versionOf(form),
    };
    const outcome = await storeWholeFile(world, { who, input, bytes: file.bytes });
    return showLessonOutcome(outcome.ok ? { to: `${path}?flash=arrived#files` } : outcome);
  });
}

async function filesMediaDeletion(args: PostArgs<'media'>): Promise<never> {
  const { who, world, path } = await ownersAction('catalogue', args, lessonPage);
  await removeFile(world, who, args.params.media);
  throw redirect(`${path}?flash=removed#files`, 303);
}

async function uploadCancellation(args: PostArgs<'upload'>): Promise<never> {
  const { who, world, path } = await ownersAction('catalogue', args, lessonPage);
  await giveUpUpload(world, who, args.params.upload);
  throw redirect(`${path}?flash=removed#files`, 303);
}
