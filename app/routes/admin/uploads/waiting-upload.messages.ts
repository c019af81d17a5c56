import type { Language } from '#studio/shared/language.ts';

/** Why an upload waits, always with how much of it is there, and what becomes of it. */
const en = {
  offline: (percent: number) =>
    `The line is gone at ${percent} %. It goes on by itself when it is back; nothing is lost.`,
  /** The line is there: the studio answered, and had a fault of its own. */
  fault: (percent: number) =>
    `The studio has a fault at the moment. ${percent} % are there and stay there; it is tried again by itself, every 15 seconds at the latest.`,
  damaged: (percent: number) =>
    `A piece arrived damaged. ${percent} % are there and stay there; the piece is sent again by itself.`,
  /** The studio takes no more for a while: the hour when it goes on. */
  limited: (percent: number, at: string) =>
    `The studio takes no more this hour. ${percent} % are there and stay there; it goes on by itself at ${at}.`,
  tryNow: 'Try again now',
};

const da: typeof en = {
  offline: (percent) =>
    `Forbindelsen røg ved ${percent} %. Den fortsætter selv, når den er tilbage; intet går tabt.`,
  fault: (percent) =>
    `Der er en fejl i studiet lige nu. ${percent} % er fremme og bliver der; der prøves igen af sig selv, mindst hvert 15. sekund.`,
  damaged: (percent) =>
    `Et stykke kom beskadiget frem. ${percent} % er fremme og bliver der; stykket sendes igen af sig selv.`,
  limited: (percent, at) =>
    `Studiet tager ikke imod mere i denne time. ${percent} % er fremme og bliver der; resten fortsætter selv kl. ${at}.`,
  tryNow: 'Prøv igen nu',
};

export const waitingUpload: Record<Language, typeof en> = { en, da };
