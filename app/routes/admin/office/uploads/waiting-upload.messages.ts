import { inBoth } from '#studio/shared/texts/in-both.ts';

/** Why an upload waits, always with how much of it is there, and what becomes of it. */
export const waitingUpload = inBoth({
  offline: (percent: number) => [
    `Connection lost at ${percent} %. The upload resumes automatically; nothing is lost.`,
    `Forbindelsen røg ved ${percent} %. Uploaden fortsætter automatisk, og intet går tabt.`,
  ],
  /** The line is there: the studio answered, and had a fault of its own. */
  fault: (percent: number) => [
    `Something is wrong on our side. ${percent} % is saved. We retry automatically, at least every 15 seconds.`,
    `Der er en fejl hos os. ${percent} % er gemt. Vi prøver automatisk igen, mindst hvert 15. sekund.`,
  ],
  damaged: (percent: number) => [
    `Part of the upload was damaged. ${percent} % is saved. Sending it again automatically.`,
    `En del af uploaden blev beskadiget. ${percent} % er gemt. Delen sendes automatisk igen.`,
  ],
  /** The studio takes no more for a while: the hour when it goes on. */
  limited: (percent: number, at: string) => [
    `Hourly upload limit reached. ${percent} % is saved. The upload continues automatically at ${at}.`,
    `Grænsen for uploads i denne time er nået. ${percent} % er gemt. Uploaden fortsætter automatisk kl. ${at}.`,
  ],
  tryNow: ['Try again now', 'Prøv igen nu'],
});
