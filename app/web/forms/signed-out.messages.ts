import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'You’re signed out.',
  /** On the page that stays. */
  text: 'Nothing on this page is lost. Sign in in a new tab, come back here, and press again.',
  /** With a button that sends again what was typed. */
  sendAgain: 'What you typed is kept on this page. Sign in in a new tab, come back here, and send it again.',
  /** Passwords and files are in no page of ours: the browser has them. */
  reload:
    'What you typed isn’t lost. Sign in in a new tab, come back here, and load this page again; when your browser asks whether to send the form again, say yes.',
  signIn: 'Sign in',
  newTab: '(opens in a new tab)',
  again: 'Send again',
  close: 'Close',
};

const da: typeof en = {
  title: 'Du er logget ud.',
  text: 'Intet på siden er gået tabt. Log ind i en ny fane, kom tilbage hertil, og tryk igen.',
  sendAgain:
    'Det, du skrev, er gemt på denne side. Log ind i en ny fane, kom tilbage hertil, og send det igen.',
  reload:
    'Det, du skrev, er ikke gået tabt. Log ind i en ny fane, kom tilbage hertil, og hent siden igen; når browseren spørger, om formularen skal sendes igen, så svar ja.',
  signIn: 'Log ind',
  newTab: '(åbner i en ny fane)',
  again: 'Send igen',
  close: 'Luk',
};

export const signedOutMessages: Record<Language, typeof en> = { en, da };
