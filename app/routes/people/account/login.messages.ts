import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { passwordHintPairs } from './password-hint.messages.ts';

export const loginMessages = inBoth({
  title: ['Login', 'Log ind'],
  headline: ['Come in', 'Kom indenfor'],
  lead: ['Your notes, recordings and homework.', 'Dine noter, optagelser og lektier.'],
  tabs: { login: ['Login', 'Log ind'], 'sign-up': ['Sign up', 'Opret konto'] },
  tabsLabel: ['Login or sign up', 'Log ind eller opret konto'],
  name: ['Your name', 'Dit navn'],
  email: common.email,
  password: ['Password', 'Adgangskode'],
  passwordHint: passwordHintPairs.passwordHint,
  submit: common.signIn,
  submitting: ['Signing in...', 'Logger ind...'],
  failed: ['Couldn’t sign you in', 'Du blev ikke logget ind'],
  otherWays: ['Other ways to sign in', 'Andre måder at logge ind på'],
  forgotten: ['Forgot your password?', 'Glemt adgangskoden?'],
  byMail: ['Email me a sign-in link', 'Send mig et loginlink på e-mail'],
  emailLink: ['Email me a sign-in link', 'Send mig et loginlink'],
  signUp: {
    lead: [
      'Your sessions, credits, receipts and journal in one place, including anything you’ve already booked or bought with your email address.',
      'Dine timer, klip, kvitteringer og din dagbog på ét sted. Det, du allerede har booket eller købt med din e-mailadresse, ligger der fra starten.',
    ],
    submit: ['Create account', 'Opret min konto'],
    submitting: ['Sending...', 'Sender...'],
    failed: ['Account not created', 'Kontoen blev ikke oprettet'],
    noNeed: ['You don’t need an account to book or buy.', 'Du behøver ingen konto for at booke eller købe.'],
    book: ['Book Session', 'Book en time'],
  },
  reset: {
    headline: ['Reset your password', 'Vælg en ny adgangskode'],
    lead: [
      'We’ll email you a link. Nothing changes until you use it.',
      'Vi sender dig en e-mail med et link. Intet ændrer sig, før du bruger det.',
    ],
    submit: ['Email me a reset link', 'Send mig linket'],
  },
  link: {
    headline: ['Sign in without a password', 'Log ind uden adgangskode'],
    lead: [
      'We’ll email you a link that signs you in.',
      'Vi sender dig en e-mail med et link, der logger dig ind.',
    ],
    submit: ['Email me a sign-in link', 'Send mig linket'],
  },
  sending: ['Sending...', 'Sender...'],
  notSent: ['Not sent', 'Ikke sendt'],
  cut: [
    'You’re offline. What you typed is still here: please try again in a moment.',
    'Der er ingen forbindelse. Det, du har skrevet, er her stadig. Prøv igen om et øjeblik.',
  ],
  back: ['Back to login', 'Tilbage til login'],
  cookies: {
    title: ['Your browser doesn’t keep cookies', 'Din browser gemmer ikke cookies'],
    text: [
      'So we can’t keep you signed in. Allow cookies for this site, then sign in again.',
      'Derfor kan vi ikke holde dig logget ind. Tillad cookies for denne side, og log ind igen.',
    ],
    without: [
      'You don’t need an account to book a session or buy one thing at a time, and the links in our emails open your bookings and orders.',
      'Du behøver ingen konto for at booke en time eller købe én ting ad gangen, og linkene i vores e-mails åbner dine bookinger og ordrer.',
    ],
    book: ['Book Session', 'Book en time'],
    shop: ['To the shop', 'Til butikken'],
  },
  outEverywhere: {
    title: ['Signed out everywhere', 'Du er logget ud overalt'],
    text: [
      'You’ll need your password again on every phone and computer, including this one.',
      'Alle telefoner og computere beder om din adgangskode igen, også denne.',
    ],
  },
  sent: {
    headline: ['Check your email', 'Tjek din indbakke'],
    'sign-up': (email: string) => [
      `We’ve just emailed ${email}. Use the link to open your account; it works for 24 hours. If the address already has an account, the email says so, and its password stays as it is.`,
      `Vi har lige skrevet til ${email}. Bekræft med knappen i e-mailen, så er du inde. Linket virker i 24 timer. Har adressen allerede en konto, står det i e-mailen, og kontoens adgangskode er uændret.`,
    ],
    reset: (email: string) => [
      `We’ve just emailed ${email}. If that address has an account, you’ll find a link to choose a new password. It works for an hour.`,
      `Vi har lige skrevet til ${email}. Har adressen en konto, finder du et link til en ny adgangskode i e-mailen. Det virker i en time.`,
    ],
    link: (email: string): Pairs<string> => [
      `We’ve just emailed ${email}. If you have an account with that address, or have bought or booked with it, you’ll find a sign-in link. It works for 30 minutes.`,
      `Vi har lige skrevet til ${email}. Har du en konto med adressen, eller har du købt eller booket med den, finder du et loginlink i e-mailen. Det virker i 30 minutter.`,
    ],
    nothing: [
      'Nothing after a few minutes? Check your spam folder and the address.',
      'Kommer der ikke noget inden for et par minutter? Kig i spammappen, eller tjek adressen.',
    ],
    again: ['Send another email', 'Send en ny e-mail'],
  },
  code: {
    headline: ['One more step', 'Ét trin til'],
    lead: [
      'Enter the six digits your app shows now. No phone? Use one of your recovery codes.',
      'Skriv de seks cifre, din app viser. Har du ikke din telefon, så brug en gendannelseskode.',
    ],
    label: ['Code', 'Kode'],
    submit: common.signIn,
    back: ['Back to login', 'Tilbage til login'],
  },
});
