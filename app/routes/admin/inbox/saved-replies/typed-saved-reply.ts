import { textOf } from '#app/web/forms/read-form.ts';
import type { SavedReplyTexts } from '#studio/people/contact/saved-reply.ts';

const longestReturned = 20_000;

export function typedSavedReply(form: FormData): SavedReplyTexts {
  const text = (name: keyof SavedReplyTexts) => textOf(form, name).slice(0, longestReturned);
  return {
    titleEn: text('titleEn'),
    titleDa: text('titleDa'),
    bodyEn: text('bodyEn'),
    bodyDa: text('bodyDa'),
  };
}
