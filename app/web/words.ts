import type { Language } from '#studio/shared/language.ts';
import { useRequestContext } from './request-context.ts';

/** The page's language, which the layouts decide. */
export function useLanguage(): Language {
  return useRequestContext()?.language ?? 'en';
}

export function useWords<Words>(messages: Readonly<Record<Language, Words>>): Words {
  return messages[useLanguage()];
}
