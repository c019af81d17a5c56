import type { Language } from '#studio/shared/language.ts';

/** An upload that waits because the studio takes no more for a while: how much is there, and the hour when it goes on. */
const en = (percent: number, at: string) =>
  `The studio takes no more this hour. ${percent} % are there and stay there; it goes on by itself at ${at}.`;

const da: typeof en = (percent, at) =>
  `Studiet tager ikke imod mere i denne time. ${percent} % er fremme og bliver der; resten fortsætter selv kl. ${at}.`;

export const limitedUpload: Record<Language, typeof en> = { en, da };
