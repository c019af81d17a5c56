import type { Language } from '#studio/shared/language.ts';

/** The nearest `lang`, or the page's. */
export function readerLanguage(element: Element): Language {
  return element.closest<HTMLElement>('[lang]')?.lang === 'da' ? 'da' : 'en';
}
