import { inBoth } from '#studio/shared/texts/in-both.ts';

export const bookMessages = inBoth({
  headline: ['Private Coaching', 'Privat coaching'],
  lead: [
    'Choose when your session begins. Paying takes a minute.',
    'Vælg, hvornår din time begynder, og betal på et minut.',
  ],
});
