import type { PairTree } from '#studio/shared/texts/in-both.ts';

/** Why a form was not saved, for `showSaved`. */
export const recordPairs = {
  refusals: {
    invalid: ['Check the marked fields.', 'Se på de markerede felter.'],
    changed: [
      'Someone else has changed this since you opened it. Your input is still in the fields; save again to replace theirs.',
      'En anden har ændret det her, siden du åbnede det. Det, du har skrevet, står stadig i felterne. Gem igen for at bruge dit.',
    ],
  },
  tooLong: ['Too long. Please shorten it.', 'For langt. Gør det kortere.'],
} satisfies PairTree;
