import { textOf } from '#app/web/forms/read-form.ts';
import type { TypedWords } from './text-fields.tsx';

/** The fields of words-fields.tsx, as they were typed. */
export function wordsFrom(form: FormData) {
  const wordsIn = (suffix: 'En' | 'Da') => ({
    title: textOf(form, `title${suffix}`),
    description: textOf(form, `description${suffix}`),
    body: textOf(form, `body${suffix}`),
  });
  return { en: wordsIn('En'), da: wordsIn('Da') } satisfies TypedWords;
}

/** What a form says was there when it was made; null: it says nothing of it. */
export function versionOf(form: FormData): string | null {
  return form.has('seen') ? textOf(form, 'seen') : null;
}

/** A version as a form carries it; -1 is none that anything ever has. */
export function versionFrom(form: FormData): number {
  const text = textOf(form, 'version');
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}
