import { slugOf } from '#studio/shared/content/slug.ts';

/** Specification, section 9. */
export const previewLength = 50;

/** Counted in grapheme clusters. */
export function previewOf(description: string): string {
  const characters = [...description.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= previewLength) return characters.join('');
  return `${characters.slice(0, previewLength).join('').trimEnd()}…`;
}

export function courseIdOf(title: string): string {
  return slugOf(title, 60);
}

export interface Words {
  title: string;
  description: string;
}
/** A title is required in one language and is the fallback for the other. */
export type WordsOf<T extends Words = Words> = Readonly<Record<'en' | 'da', T>>;

export function wordsIn<T extends Words>(
  words: Partial<Record<'en' | 'da', T>>,
  language: 'en' | 'da',
): T | null {
  const preferred = words[language];
  const other = words[language === 'en' ? 'da' : 'en'];
  if (!preferred || !other) return preferred ?? other ?? null;
  return preferred.title ? preferred : other;
}

/** The new order; null at the ends. */
export function moved(order: readonly string[], id: string, direction: 'up' | 'down'): string[] | null {
  const from = order.indexOf(id);
  const to = direction === 'up' ? from - 1 : from + 1;
  if (from < 0 || to < 0 || to >= order.length) return null;
  const next = order.filter((each) => each !== id);
  next.splice(to, 0, id);
  return next;
}
