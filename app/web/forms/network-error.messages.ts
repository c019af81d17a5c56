import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const networkErrorMessages = inBoth({
  title: ['You’re offline.', 'Der er ingen forbindelse.'],
  text: [
    'Nothing on this page is lost. Please try again in a moment.',
    'Intet på siden er gået tabt. Prøv igen om et øjeblik.',
  ],
  cancelled: {
    title: ['Upload cancelled.', 'Upload annulleret.'],
    text: [
      'Nothing was saved. What you entered is still here.',
      'Intet er gemt. Det, du har skrevet, er her stadig.',
    ],
  },
  close: common.close,
  sentence: [
    'Nothing is lost. Please load this page again in a moment.',
    'Intet er gået tabt. Hent siden igen om et øjeblik.',
  ],
  again: ['Reload', 'Hent igen'],
});
