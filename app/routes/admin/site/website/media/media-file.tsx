import { data, Form, redirect } from 'react-router';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { BothLanguages } from '#app/web/language-order.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { editMediaFile } from '#studio/shared/content/media/edit-media-file.ts';
import { captionsOfMedia } from '#studio/shared/content/media/media-captions.queries.ts';
import { mediaHref, mostAltText, mostText } from '#studio/shared/content/media/media-file.ts';
import { findMediaFile, mediaUsages } from '#studio/shared/content/media/media-files.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { ownersAction } from '../../../owners-form.ts';
import { versionFrom } from '../../../read-action.ts';
import { Done, Refused } from '../../../refused.tsx';
import type { Route } from './+types/media-file';
import { FocalPointField, percentOf } from './focal-point.tsx';
import { mediaMessages, mediaRefusals, tones } from './media.messages.ts';
import {
  FilmCaptions,
  MediaFacts,
  MediaPreview,
  MediaRemoval,
  MediaReplacement,
  MediaUsages,
} from './media-file-parts.tsx';
import { mediaPath } from './media-path.ts';
import { describeUsages } from './media-usages.ts';
import { sizeOf } from './media-view.ts';
import { fileIdOf, type MediaProblem, mediaFilePage } from './refuse-media.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('website', { request, context }, `${mediaPath}/${params.file}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const file = await findMediaFile(world.db.query, fileIdOf(params.file));
  if (!file) throw data(null, { status: 404 });
  const usages = await describeUsages(
    world,
    { ...who, language },
    await mediaUsages(world.db.query, file.id),
  );
  const words = mediaMessages[language];
  const flash = new URL(request.url).searchParams.get('flash');
  const { createdAt: _, ...shown } = file;
  return {
    file: {
      ...shown,
      href: mediaHref(file),
      size: sizeOf(file, language),
      day: formats[language].shortDay(file.createdAt),
    },
    captions: file.kind === 'video' ? await captionsOfMedia(world.db.query, file.id) : [],
    usages,
    done: words.flash[flash ?? ''] ?? null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, path } = await ownersAction('website', args, mediaFilePage);
  const form = await readForm(args.request);
  const typed = {
    name: textOf(form, 'name'),
    textEn: textOf(form, 'textEn'),
    textDa: textOf(form, 'textDa'),
    url: textOf(form, 'url'),
    tone: textOf(form, 'tone'),
    focus: { x: percentOf(textOf(form, 'focusX')), y: percentOf(textOf(form, 'focusY')) },
  };
  const focus = form.has('focusX') && form.has('focusY') ? typed.focus : undefined;
  const id = fileIdOf(args.params.file);
  const outcome = await editMediaFile(world, who, {
    ...typed,
    id,
    version: versionFrom(form),
    focus,
    tone: toneIn(form),
  });
  if (outcome.ok) throw redirect(`${path}?flash=saved`, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  return data<MediaProblem>({ refusal: outcome.refusal, typed }, { status: refusalStatus(outcome.refusal) });
}

/** Undefined: a form without the choice. */
function toneIn(form: FormData) {
  const tone = tones.find((one) => one === textOf(form, 'tone'));
  return tone === 'usual' ? null : tone;
}

export default function MediaFilePage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { file, captions, usages, done } = loaderData;
  const words = useWords(mediaMessages);
  const problem = useActionResult<MediaProblem>();
  return (
    <AdminFrame page="media" title={file.name} back={{ href: mediaPath, label: words.back }}>
      {problem ? (
        <Refused title={words.notSaved} text={mediaRefusals[language][problem.refusal]} />
      ) : (
        <Done text={done} />
      )}
      <div className="media-file stack">
        <FileForm file={file} captions={captions} problem={problem ?? null} />
        <div className="media-side">
          <MediaFacts file={file} words={words} />
          <MediaUsages usages={usages} words={words} />
          <MediaReplacement file={file} words={words} />
          <MediaRemoval file={file} words={words} isUsed={usages.length > 0} />
        </div>
      </div>
      {file.kind === 'video' && <FilmCaptions file={file} captions={captions} words={words} />}
    </AdminFrame>
  );
}

type FileFormProps = Pick<Route.ComponentProps['loaderData'], 'file' | 'captions'> & {
  problem: MediaProblem | null;
};

function FileForm({ file, captions, problem }: FileFormProps) {
  const words = useWords(mediaMessages);
  const typed = problem?.typed ?? { ...file, focus: file.picture?.focus };
  const { picture } = file;
  const focus = typed.focus ?? { x: 50, y: 50 };
  const address = picture && `/pictures/${picture.fileId}`;
  return (
    // A new version fills the fields again.
    <Form method="post" className="form" noValidate key={problem?.typed ? 'typed' : file.version}>
      <input type="hidden" name="version" value={file.version} />
      {picture && address ? (
        <FocalPointField picture={{ ...picture, address }} focus={focus} words={words} />
      ) : (
        <MediaPreview file={file} captions={captions} words={words} />
      )}
      {picture && (
        <RadioGroup
          idPrefix="media"
          name="tone"
          label={words.tone}
          chosen={typed.tone || 'usual'}
          options={tones.map((value) => ({ value, ...words.tones[value] }))}
          isStacked
        />
      )}
      <TextField idPrefix="media" name="name" label={words.name} defaultValue={typed.name} maxLength={200} />
      {file.kind === 'link' && (
        <TextField
          idPrefix="media"
          name="url"
          type="url"
          label={words.linkAddress}
          defaultValue={typed.url ?? ''}
          maxLength={500}
        />
      )}
      {(file.kind === 'picture' || file.kind === 'audio') && (
        <Texts typed={typed} words={words} kind={file.kind} />
      )}
      <div className="actions">
        <SubmitButton label={words.save} />
      </div>
    </Form>
  );
}

interface TextsProps {
  kind: 'picture' | 'audio';
  typed: { textEn: string; textDa: string };
  words: (typeof mediaMessages)['en'];
}

function Texts({ kind, typed, words }: TextsProps) {
  const isPicture = kind === 'picture';
  const labels = isPicture ? words.alt : words.words;
  const field = { idPrefix: 'media', maxLength: isPicture ? mostAltText : mostText, rows: isPicture ? 2 : 4 };
  const missing = (text: string, language: 'en' | 'da') =>
    text === '' && isPicture ? words.altMissing[language] : null;
  return (
    <BothLanguages
      en={
        <TextArea
          {...field}
          name="textEn"
          label={labels.en}
          hint={isPicture ? words.altHint : words.wordsHint}
          defaultValue={typed.textEn}
          error={missing(typed.textEn, 'en')}
        />
      }
      da={
        <TextArea
          {...field}
          name="textDa"
          label={labels.da}
          defaultValue={typed.textDa}
          error={missing(typed.textDa, 'da')}
        />
      }
    />
  );
}
