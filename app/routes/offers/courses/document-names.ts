import { type Language, languages } from '#studio/shared/language.ts';

export const documentKinds = ['voice-elevated', 'voice-elevated-days', 'celebrity-vocal-experience'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** File names contain the language, so that downloaded files identify it. */
export function documentHref(kind: DocumentKind, language: Language): string {
  return `/PDFs/${kind}-${language}.pdf`;
}

/** Null: no such document. */
export function documentOf(fileName: string): { kind: DocumentKind; language: Language } | null {
  for (const kind of documentKinds) {
    for (const language of languages) {
      if (documentHref(kind, language) === `/PDFs/${fileName}`) return { kind, language };
    }
  }
  return null;
}
