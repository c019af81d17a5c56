import { type Language, languages } from '#studio/shared/language.ts';

/** The papers to take home. */
export const documentKinds = ['voice-elevated', 'voice-elevated-days', 'celebrity-vocal-experience'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Where a paper lies: each language has its own, so that a file still says what it is when it is passed on. */
export function documentHref(kind: DocumentKind, language: Language): string {
  return `/PDFs/${kind}-${language}.pdf`;
}

/** The paper of a file name; null: no such paper. */
export function documentOf(fileName: string): { kind: DocumentKind; language: Language } | null {
  for (const kind of documentKinds) {
    for (const language of languages) {
      if (documentHref(kind, language) === `/PDFs/${fileName}`) return { kind, language };
    }
  }
  return null;
}
