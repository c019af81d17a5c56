/** Characters of a description that a list shows (after the specification, section 9). */
export const previewLength = 50;

/** A description as lists show it: cut at 50 characters, by what a reader counts as one, and marked where it was. */
export function previewOf(description: string): string {
  const characters = [...description.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= previewLength) return characters.join('');
  return `${characters.slice(0, previewLength).join('').trimEnd()}…`;
}

/** 'Hele stemmen på én dag!' → 'hele-stemmen-paa-en-dag'. '' when nothing of it can stand in an address. */
export function courseIdOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}

export interface Words {
  title: string;
  description: string;
}
/** In both languages; a title is required in one of them, and stands for the other until it is written. */
export type WordsOf<T extends Words = Words> = Readonly<Record<'en' | 'da', T>>;

/** The words in a language, a field at a time from the other where nothing is written. */
export function wordsIn<T extends Words>(
  words: Partial<Record<'en' | 'da', T>>,
  language: 'en' | 'da',
): T | null {
  const wanted = words[language];
  const other = words[language === 'en' ? 'da' : 'en'];
  if (!wanted || !other) return wanted ?? other ?? null;
  return wanted.title ? wanted : other;
}

/** 'up' and 'down' among those beside it: the new order, or null at the ends. */
export function moved(order: readonly string[], id: string, direction: 'up' | 'down'): string[] | null {
  const from = order.indexOf(id);
  const to = direction === 'up' ? from - 1 : from + 1;
  if (from < 0 || to < 0 || to >= order.length) return null;
  const next = order.filter((each) => each !== id);
  next.splice(to, 0, id);
  return next;
}
