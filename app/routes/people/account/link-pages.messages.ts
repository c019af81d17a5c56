import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const linkPageMessages = inBoth({
  gone: {
    title: ['This link no longer works', 'Linket virker ikke længere'],
    lead: [
      'It has been used or has expired, or there’s a newer one. Nothing has changed.',
      'Det er brugt, udløbet eller erstattet af et nyere. Intet er ændret.',
    ],
    again: ['Get a new link', 'Få et nyt link'],
    login: ['Login', 'Log ind'],
  },
  failed: common.failed,
  signUp: {
    title: ['Confirm your email', 'Bekræft din e-mailadresse'],
    lead: (email: string) => [
      `Is ${email} yours? Then open your account.`,
      `Er ${email} din? Så opret din konto.`,
    ],
    password: ['The password you chose', 'Den adgangskode, du valgte'],
    passwordHint: [
      'We’re asking because you signed up in a different browser.',
      'Vi spørger, fordi du oprettede dig i en anden browser.',
    ],
    button: ['Confirm and open account', 'Ja, opret min konto'],
    elsewhere: [
      'If you didn’t sign up yourself, close this page: no account is opened.',
      'Har du ikke selv oprettet dig, så luk siden. Vi opretter ingen konto.',
    ],
  },
  signIn: {
    title: ['Welcome back', 'Velkommen tilbage'],
    lead: (email: string) => [
      `One click and you’re signed in as ${email}.`,
      `Ét klik, så er du logget ind som ${email}.`,
    ],
    button: common.signIn,
  },
  guest: {
    title: ['Open your account', 'Opret din konto'],
    lead: (email: string) => [
      `One click opens it and signs you in as ${email}. Everything you’ve bought and booked is in it.`,
      `Ét klik opretter den og logger dig ind som ${email}. Alt, hvad du har købt og booket, er i den.`,
    ],
    button: ['Open my account', 'Opret min konto'],
  },
  reset: {
    title: ['Choose a new password', 'Vælg en ny adgangskode'],
    lead: (email: string) => [
      `For ${email}. You’ll be signed out everywhere else.`,
      `Til ${email}. Du bliver logget ud på alle andre enheder.`,
    ],
    password: ['New password', 'Ny adgangskode'],
    button: ['Save and sign in', 'Gem og log ind'],
  },
  email: {
    title: ['Confirm your new email', 'Din nye e-mailadresse'],
    lead: (email: string) => [
      `From now on you’ll sign in as ${email}, and we’ll write to you there.`,
      `Fra nu af logger du ind med ${email}, og vi skriver til den adresse.`,
    ],
    button: ['Confirm new email', 'Brug denne adresse'],
    done: (email: string) => [
      `Saved. You now sign in as ${email}.`,
      `Adressen er ændret. Fra nu af logger du ind med ${email}.`,
    ],
    onward: ['Go to your student area', 'Gå til Min side'],
  },
});
