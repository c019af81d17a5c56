import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import {
  removeMediaCaptions,
  replaceMediaCaptions,
} from '#studio/shared/content/media/edit-media-captions.ts';
import { type MediaRefusal, maxFormFileBytes } from '#studio/shared/content/media/media-file.ts';
import { sourceOf } from '#studio/shared/content/media/media-source.ts';
import { deleteMediaFile, replaceMediaFile } from '#studio/shared/content/media/replace-media-file.ts';
import { languages } from '#studio/shared/language.ts';
import { maxCaptionBytes } from '#studio/shared/media/captions.ts';
import { ownersAction, ownersForm } from '../../../owners-form.ts';
import { versionFrom } from '../../../read-action.ts';
import { mediaPath } from './media-path.ts';
import { fileIdOf, type MediaProblem, mediaFilePage, refuseMedia } from './refuse-media.ts';

const posts = postsBelow(mediaFilePage, {
  'captions/:language/deletion': captionsLanguageDeletion,
  'captions/:language/file': captionsLanguageFile,
  deletion,
  replacement,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

async function captionsLanguageDeletion(args: PostArgs<'language' | 'file'>) {
  const { who, world, path, form } = await ownersForm('website', args, mediaFilePage);
  const language = languages.find((one) => one === args.params.language);
  if (!language) throw data(null, { status: 404 });
  const of = { mediaId: fileIdOf(args.params.file), language, seen: textOf(form, 'seen') };
  const outcome = await removeMediaCaptions(world, who, of);
  if (outcome.ok) throw redirect(`${path}?flash=captions-removed#captions`, 303);
  return refuseMedia(outcome.refusal);
}

async function captionsLanguageFile(args: PostArgs<'language' | 'file'>) {
  const { who, world, path } = await ownersAction('website', args, mediaFilePage);
  const language = languages.find((one) => one === args.params.language);
  if (!language) throw data(null, { status: 404 });
  const rules = { mostFiles: 1, maxFileBytes: maxCaptionBytes };
  return readUpload(args.request, rules, async ({ form, files: [file], refusal: unread }) => {
    if (unread) return refuseMedia(unread.reason === 'busy' ? 'busy' : 'captions-too-large');
    if (!file) return refuseMedia('no-file');
    const of = { mediaId: fileIdOf(args.params.file), language, seen: textOf(form, 'seen') };
    const outcome = await replaceMediaCaptions(world, who, { ...of, bytes: file.bytes });
    if (outcome.ok) throw redirect(`${path}?flash=captions-added#captions`, 303);
    return refuseMedia(outcome.refusal);
  });
}

async function deletion(args: PostArgs<'file'>) {
  const { who, world } = await ownersForm('website', args, mediaFilePage);
  const outcome = await deleteMediaFile(world, who, fileIdOf(args.params.file));
  if (outcome.ok) throw redirect(`${mediaPath}?flash=deleted`, 303);
  return data<MediaProblem>({ refusal: outcome.refusal }, { status: 409 });
}

async function replacement(args: PostArgs<'file'>) {
  const { who, world, path } = await ownersAction('website', args, mediaFilePage);
  const rules = { mostFiles: 1, maxFileBytes: maxFormFileBytes };
  return readUpload(args.request, rules, async ({ form, files: [file], refusal: unread }) => {
    const refuse = (refusal: MediaRefusal) =>
      data<MediaProblem>({ refusal }, { status: refusalStatus(refusal) });
    if (unread) return refuse(unread.reason === 'busy' ? 'busy' : 'form-too-large');
    if (!file) return refuse('no-file');
    const source = sourceOf(file.name, file.bytes);
    const id = fileIdOf(args.params.file);
    const outcome = await replaceMediaFile(world, who, { id, version: versionFrom(form), source });
    if (outcome.ok) throw redirect(`${path}?flash=replaced`, 303);
    return refuse(outcome.refusal);
  });
}
