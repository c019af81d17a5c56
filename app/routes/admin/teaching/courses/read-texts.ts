import { textOf } from '#app/web/forms/read-form.ts';
import type { TypedWords } from './text-fields.tsx';

export function wordsFrom(form: FormData) {
  const wordsIn = (suffix: 'En' | 'Da') => ({
    title: textOf(form, `title${suffix}`),
    description: textOf(form, `description${suffix}`),
    body: textOf(form, `body${suffix}`),
  });
  return { en: wordsIn('En'), da: wordsIn('Da') } satisfies TypedWords;
}
