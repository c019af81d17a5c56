import { Fragment, type ReactNode } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { useLanguage } from './words.ts';

/** The language of the admin first, which is the owner's main one until she chooses another. */
export function useLanguageOrder(): readonly Language[] {
  return useLanguage() === 'da' ? ['da', 'en'] : ['en', 'da'];
}

export function BothLanguages(fields: Readonly<Record<Language, ReactNode>>) {
  return useLanguageOrder().map((language) => <Fragment key={language}>{fields[language]}</Fragment>);
}
