import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const unloadedNoticeMessages = inBoth({
  title: ['That didn’t work.', 'Det gik ikke.'],
  text: [
    'Nothing on this page is lost. Check in a new tab that you’re signed in, and try again.',
    'Intet på siden er gået tabt. Se efter i en ny fane, om du er logget ind, og prøv igen.',
  ],
  close: common.close,
});
