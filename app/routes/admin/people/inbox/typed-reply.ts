import { textOf } from '#app/web/forms/read-form.ts';
import type { Language } from '#studio/shared/language.ts';

export interface TypedReply {
  body: string;
  language: Language;
  /** Only where the form has one. */
  subject?: string;
}

const longestReturned = 20_000;

export function typedReply(form: FormData): TypedReply {
  return {
    body: textOf(form, 'body').slice(0, longestReturned),
    language: textOf(form, 'language') === 'da' ? 'da' : 'en',
    ...(form.has('subject') ? { subject: textOf(form, 'subject').slice(0, longestReturned) } : {}),
  };
}
