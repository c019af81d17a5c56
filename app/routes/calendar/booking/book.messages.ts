import { inBoth } from '#studio/shared/texts/in-both.ts';

export const bookMessages = inBoth({
  headline: ['Private Coaching', 'Privat coaching'],
  lead: [
    'Choose when your session begins. Paying takes a minute.',
    'Vælg, hvornår din time begynder, og betal på et minut.',
  ],
  cookies: {
    title: ['Your time is held', 'Din tid er reserveret'],
    text: (length: string) => [
      `Your browser doesn’t keep cookies, so this page can’t show it again. Please pay within ${length}; after that we release the time.`,
      `Din browser gemmer ikke cookies, så denne side kan ikke vise tiden igen. Betal inden for ${length}. Derefter frigiver vi tiden.`,
    ],
  },
});
