import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const signedOutMessages = inBoth({
  title: ['You’re signed out.', 'Du er logget ud.'],
  text: [
    'Nothing on this page is lost. Sign in in a new tab, come back here, and try again.',
    'Intet på siden er gået tabt. Log ind i en ny fane, kom tilbage hertil, og prøv igen.',
  ],
  sendAgain: [
    'What you typed is kept on this page. Sign in in a new tab, come back here, and send it again.',
    'Det, du skrev, er gemt på denne side. Log ind i en ny fane, kom tilbage hertil, og send det igen.',
  ],
  /** Passwords and files are in no page of ours: the browser has them. */
  reload: [
    'What you typed isn’t lost. Sign in in a new tab, come back here, and load this page again. When your browser asks whether to send the form again, say yes.',
    'Det, du skrev, er ikke gået tabt. Log ind i en ny fane, kom tilbage hertil, og hent siden igen. Spørger browseren, om formularen skal sendes igen, så svar ja.',
  ],
  signIn: common.signIn,
  newTab: ['(opens in a new tab)', '(åbner i en ny fane)'],
  again: ['Send again', 'Send igen'],
  close: common.close,
});
