import { type Language, languages } from '#studio/shared/language.ts';

/** The papers to take home. */
export const paperKinds = ['voice-elevated', 'voice-elevated-days', 'celebrity-vocal-experience'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Where a paper lies: each language has its own, so that a file still says what it is when it is passed on. */
export function paperHref(kind: PaperKind, language: Language): string {
  return `/PDFs/${kind}-${language}.pdf`;
}

/** The paper of a file name; null: no such paper. */
export function paperOf(fileName: string): { kind: PaperKind; language: Language } | null {
  for (const kind of paperKinds) {
    for (const language of languages) {
      if (paperHref(kind, language) === `/PDFs/${fileName}`) return { kind, language };
    }
  }
  return null;
}
