import type { RouterContextProvider } from 'react-router';
import { jsonAnswer } from '#app/web/answers.ts';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload, type Upload } from '#app/web/forms/read-upload.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { networksOfClient } from '#studio/shared/limits/network-of.ts';
import { type ShareStoryOutcome, type StoryShare, shareStory } from '#studio/site/magazine/share-story.ts';
import { maxPdfBytes } from '#studio/site/magazine/store-upload.ts';
import { storyMessages } from '#studio/site/magazine/story.messages.ts';
import { type StoryField, storyFields } from '#studio/site/magazine/story-input.ts';

type Requested = { request: Request; context: Readonly<RouterContextProvider> };

export interface ShareAnswer {
  sent: boolean;
  title: string;
  text: string;
  errors: Partial<Record<StoryField | 'pdf', string>>;
  /** Input to render again. */
  values: Record<StoryField, string>;
  status: number;
  retryAfterSeconds: number | null;
}

export async function shareAction({ request, context }: Requested): Promise<ShareAnswer> {
  const who = await whoOf(request, context);
  const rules = { mostFiles: 1, maxFileBytes: maxPdfBytes, networks: networksOfClient(who.address) };
  return readUpload(request, rules, async (upload) => {
    const fields = Object.fromEntries(storyFields.map((name) => [name, textOf(upload.form, name)]));
    const outcome = await shareStory(worldOf(context), who, { fields, ...filesOf(upload) });
    return { ...answerOf(outcome, who.language), values: fields as Record<StoryField, string> };
  });
}

function filesOf({ form, files, refusal }: Upload): Pick<StoryShare, 'pdf' | 'uploaded'> {
  const [file] = files;
  const name = textOf(form, 'uploadName');
  return {
    pdf: refusal ? { refusal: refusal.reason } : file ? { bytes: file.bytes } : null,
    uploaded: name ? { name, token: textOf(form, 'uploadToken') } : null,
  };
}

function answerOf(outcome: ShareStoryOutcome, language: Language): Omit<ShareAnswer, 'values'> {
  const words = storyMessages[language];
  const none = { errors: {}, retryAfterSeconds: null };
  if (outcome.ok) return { ...none, ...words.sent, sent: true, status: 200 };
  const refused = { ...none, sent: false, text: outcome.message, status: 400 };
  switch (outcome.refusal) {
    case 'bad-file':
      return { ...refused, title: words.uploadFailed, errors: { pdf: outcome.message } };
    case 'too-many':
      return {
        ...refused,
        title: words.failed.title,
        status: 429,
        retryAfterSeconds: outcome.retryAfterSeconds,
      };
    default: {
      const title = outcome.refusal === 'missing' ? words.missing.title : words.failed.title;
      return { ...refused, title, errors: outcome.fields };
    }
  }
}

/** For scripts: {sent, title, text, errors}. */
export async function shareJson(requested: Requested): Promise<Response> {
  const { sent, title, text, errors, status, retryAfterSeconds } = await shareAction(requested);
  const headers: HeadersInit = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) };
  return jsonAnswer({ sent, title, text, errors }, { status, headers });
}
