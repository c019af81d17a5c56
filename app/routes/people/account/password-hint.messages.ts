import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

/** Apart from the texts of the sign-in page, which the account page does not load. */
export const passwordHintPairs = {
  passwordHint: (length: number): Pairs<string> => [
    `At least ${length} characters. A sentence is easy to remember.`,
    `Mindst ${length} tegn. En sætning er nem at huske.`,
  ],
};

export const passwordHintMessages = inBoth(passwordHintPairs);
