import type { Language } from '#studio/shared/language.ts';

/** The language in which an element speaks: its own, or the page's. */
export function readerLanguage(element: Element): Language {
  return element.closest<HTMLElement>('[lang]')?.lang === 'da' ? 'da' : 'en';
}
