import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

const kept = ['Nothing on this page is lost.', 'Intet på siden er gået tabt.'] as const;

export const failedFormMessages = inBoth({
  failed: {
    title: ['That didn’t work.', 'Det gik ikke.'],
    text: [
      `Something went wrong on our side. ${kept[0]} Please try again in a moment.`,
      `Noget gik galt hos os. ${kept[1]} Prøv igen om et øjeblik.`,
    ],
  },
  incomplete: {
    title: ['Not everything arrived.', 'Ikke alt kom frem.'],
    text: [`${kept[0]} Please try again.`, `${kept[1]} Prøv igen.`],
  },
  tooLarge: {
    title: ['That’s too large.', 'Det er for stort.'],
    text: [
      `It’s more than we can take at once. ${kept[0]} Please choose a smaller file or shorten the text, and try again.`,
      `Det er mere, end vi kan tage imod på én gang. ${kept[1]} Vælg en mindre fil, eller gør teksten kortere, og prøv igen.`,
    ],
  },
  busy: {
    title: ['A lot is happening right now.', 'Der er travlt lige nu.'],
    text: [`${kept[0]} Please try again in a moment.`, `${kept[1]} Prøv igen om et øjeblik.`],
  },
  sendAgain: [
    'Something went wrong on our side, and nothing was saved. What you wrote is kept on this page: send it again in a moment.',
    'Noget gik galt hos os, og intet er gemt. Det, du skrev, er gemt på denne side. Send det igen om et øjeblik.',
  ],
  chooseAgain: ['Choose the files again:', 'Vælg filerne igen:'],
  again: ['Send again', 'Send igen'],
  number: [
    'If you write to us about it, please quote this number:',
    'Skriver du til os om fejlen, så oplys dette nummer:',
  ],
  close: common.close,
});
