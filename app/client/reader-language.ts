import type { Language } from '#studio/shared/language.ts';

export function readerLanguage(element: Element): Language {
  return element.closest<HTMLElement>('[lang]')?.lang === 'da' ? 'da' : 'en';
}
