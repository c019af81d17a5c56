import { inBoth } from '#studio/shared/texts/in-both.ts';

export const restoredPair = ['Earlier values restored.', 'De tidligere værdier er gendannet.'] as const;

export const changeHistoryMessages = inBoth({
  title: ['History', 'Historik'],
  none: ['No changes yet.', 'Ingen ændringer endnu.'],
  /** 'Notice (hours): from 24 to 48' */
  changed: (label: string, from: string, to: string) => [
    `${label}: from ${from} to ${to}`,
    `${label}: fra ${from} til ${to}`,
  ],
  added: (label: string, to: string) => [`${label}: ${to} (was empty)`, `${label}: ${to} (var tom)`],
  removed: (label: string, from: string) => [`${label}: ${from} removed`, `${label}: ${from} fjernet`],
  turned: {
    on: (label: string) => [`${label}: turned on`, `${label}: slået til`],
    off: (label: string) => [`${label}: turned off`, `${label}: slået fra`],
  },
  unnamed: (label: string) => [`${label}: changed`, `${label}: ændret`],
  from: (day: string) => [`from ${day}`, `fra ${day}`],
  moved: (from: string, to: string) => [`from ${from} to ${to}`, `fra ${from} til ${to}`],
  published: ['Published', 'Udgivet'],
  text: ['Text', 'Tekst'],
  price: (currency: string) => [`Price in ${currency}`, `Pris i ${currency}`],
  by: { owner: ['by you', 'af dig'], system: ['automatically', 'automatisk'] },
  restore: ['Restore earlier values', 'Gendan tidligere værdier'],
  restoreOf: (when: string) => [
    `Restore earlier values, from before ${when}`,
    `Gendan tidligere værdier fra før ${when}`,
  ],
  note: [
    'Restoring sets these fields back and leaves later changes of other fields.',
    'Gendannelse sætter disse felter tilbage og lader senere ændringer af andre felter være.',
  ],
  notKept: [
    'Names, addresses and secret links aren’t kept here, so they stay as they are.',
    'Navne, adresser og hemmelige links gemmes ikke her, så de bliver, som de er.',
  ],
  notRestored: ['Not restored', 'Ikke gendannet'],
  refusals: {
    changed: [
      'This has changed since you opened the page. Look at the latest changes, then restore again.',
      'Det her er ændret, siden du åbnede siden. Se de seneste ændringer, og gendan så igen.',
    ],
    invalid: [
      'The earlier values aren’t possible any more. See the marked fields.',
      'De tidligere værdier er ikke mulige længere. Se de markerede felter.',
    ],
    'not-found': ['This entry no longer exists.', 'Denne ændring findes ikke længere.'],
  },
});
