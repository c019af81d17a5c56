import { filesGoneWithinHours } from '#platform/files/removal-delay.ts';
import type { Change } from '#studio/shared/change.ts';
import type { DomainEvents } from '#studio/shared/domain-events.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { accountDeletedKind } from '#studio/shared/email/email.ts';
import { button, links, small, text } from '#studio/shared/email/email-content.ts';
import type { Language } from '#studio/shared/language.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { defineEmail } from '../define-email.ts';
import { type Example, exampleLink } from '../example.ts';
import { securityEmails } from './account-security.email.ts';

interface Recipient {
  email: string;
  language: Language;
}

const to = ({ email, language }: Recipient) => ({ to: email, language });

interface OneButton {
  words: { lead: string; button: string; ignore: string };
  url: string;
}

type RequestedLink =
  | 'account.sign-up-requested'
  | 'account.link-requested'
  | 'account.email-change-requested';

/** With a secret link. `pathOf`: null when another email answers the event. */
const oneButton = <Name extends RequestedLink>(
  on: Name,
  example: string,
  pathOf: (event: DomainEvents[Name]) => string | null,
) => ({
  group: 'account' as const,
  on,
  read: async (c: Change, event: DomainEvents[Name]) => {
    const path = pathOf(event);
    return path === null ? null : { ...to(event), url: siteAddress(c.world.settings, path, event.language) };
  },
  content: ({ words, url }: OneButton) => ({
    blocks: [text(words.lead), button(words.button, url), small(words.ignore)],
  }),
  examples: { [example]: (of: Example) => ({ url: exampleLink(of, '/reset') }) },
});

const signUp = defineEmail({
  ...oneButton('account.sign-up-requested', 'accountSignUp', ({ token }) => `/login/confirm/${token}`),
  key: 'account-sign-up',
  title: ['Confirm a new account', 'Bekræft en ny konto'],
  stored: 'account.signUp',
  texts: {
    subject: ['Confirm your email address', 'Bekræft din e-mailadresse'],
    headline: ['One click and you’re in', 'Ét klik, så er du inde'],
    lead: [
      'Confirm your email to open your {studio} account. Anything you’ve already bought or booked with this address will be waiting there.',
      'Du er ved at oprette en konto hos {studio}. Bekræft, at e-mailadressen er din, så er kontoen klar. Det, du har købt eller booket med adressen, finder du på Min side.',
    ],
    button: ['Confirm my email', 'Bekræft min adresse'],
    ignore: [
      'The link works once and expires in 24 hours. If you didn’t sign up, ignore this email and no account will be opened.',
      'Linket virker én gang og udløber efter 24 timer. Var det ikke dig, kan du se bort fra e-mailen. Vi opretter ingen konto, og intet ændrer sig.',
    ],
  },
});

/** The answer to a sign-up with an address that has an account. */
const signUpRepeated = defineEmail({
  key: 'account-exists',
  group: 'account',
  title: ['Sign-up with an address that has an account', 'Oprettelse med en adresse, der har en konto'],
  on: 'account.sign-up-repeated',
  stored: 'account.exists',
  texts: {
    subject: ['You already have an account', 'Du har allerede en konto'],
    headline: ['You already have an account', 'Du har allerede en konto'],
    lead: [
      'You signed up at {studio} with this email address, which already has an account. The password you entered hasn’t been saved: your account and its password are unchanged.',
      'Du har oprettet dig hos {studio} med denne e-mailadresse, som allerede har en konto. Den adgangskode, du skrev, er ikke gemt. Kontoen og dens adgangskode er uændret.',
    ],
    button: common.signIn,
    reset: [
      'Forgotten your password? Choose a new one here, within an hour:',
      'Har du glemt adgangskoden? Vælg en ny her inden for en time:',
    ],
    resetLink: ['Choose a new password', 'Vælg en ny adgangskode'],
    ignore: [
      'The button signs you in without a password, once, within 30 minutes. If you didn’t sign up, ignore this email: nobody can sign in without it.',
      'Knappen logger dig ind uden adgangskode, én gang og inden for 30 minutter. Har du ikke oprettet dig, kan du se bort fra e-mailen. Ingen får adgang.',
    ],
  },
  read: async (_c, { signInToken, resetToken, ...event }) => ({
    ...to(event),
    paths: { signIn: `/sign-in/${signInToken}`, reset: `/reset/${resetToken}` },
  }),
  content: ({ words, link, paths }) => ({
    blocks: [
      text(words.lead),
      button(words.button, link(paths.signIn)),
      text(words.reset),
      links({ label: words.resetLink, href: link(paths.reset) }),
      small(words.ignore),
    ],
  }),
  examples: {
    accountExists: () => ({
      paths: { signIn: '/sign-in/AAAAAAAAAAAAAAAAAAAAAA', reset: '/reset/AAAAAAAAAAAAAAAAAAAAAA' },
    }),
  },
});

const linkOfAccount = (of: 'sign-in' | 'reset') => (event: DomainEvents['account.link-requested']) =>
  event.holder === 'account' && event.link === of ? `/${of}/${event.token}` : null;

const signIn = defineEmail({
  ...oneButton('account.link-requested', 'accountSignIn', linkOfAccount('sign-in')),
  key: 'account-sign-in',
  title: ['Sign-in link', 'Loginlink'],
  stored: 'account.signIn',
  texts: {
    subject: ['Your sign-in link', 'Dit loginlink'],
    headline: ['Come in, no password needed', 'Log ind uden adgangskode'],
    lead: [
      'Here’s the link you asked for. It signs you in at {studio}.',
      'Du har bedt om et loginlink til {studio}. Her er det.',
    ],
    button: common.signIn,
    ignore: [
      'The link works once and expires in 30 minutes. If you didn’t ask for it, ignore this email: nobody can sign in without it.',
      'Linket virker én gang og udløber efter 30 minutter. Har du ikke bedt om det, kan du se bort fra e-mailen. Ingen får adgang.',
    ],
  },
});

const guestSignIn = defineEmail({
  ...oneButton('account.link-requested', 'accountOfGuest', ({ holder, token }) =>
    holder === 'guest' ? `/sign-in/${token}` : null,
  ),
  key: 'account-guest-sign-in',
  title: ['Sign-in link for a customer without an account', 'Loginlink til en kunde uden konto'],
  stored: 'account.guestSignIn',
  texts: {
    subject: ['Sign in to your new account', 'Log ind på din nye konto'],
    headline: ['Open your account', 'Opret din konto'],
    lead: [
      'Here’s the sign-in link you asked for. You’ve bought or booked at {studio} without an account. The link opens one, with everything you’ve bought and booked using this address.',
      'Her er det loginlink, du bad om. Du har købt eller booket hos {studio} uden en konto. Linket opretter en, og alt, hvad du har købt og booket med denne adresse, ligger i den.',
    ],
    button: ['Open my account', 'Opret min konto'],
    ignore: [
      'The link works once and expires in 30 minutes. If you didn’t ask for it, ignore this email and no account will be opened.',
      'Linket virker én gang og udløber efter 30 minutter. Har du ikke bedt om det, kan du se bort fra e-mailen. Vi opretter ingen konto.',
    ],
  },
});

const reset = defineEmail({
  ...oneButton('account.link-requested', 'accountReset', linkOfAccount('reset')),
  key: 'account-reset',
  title: ['Reset the password', 'Nulstil adgangskoden'],
  stored: 'account.reset',
  texts: {
    subject: ['Reset your password', 'Vælg en ny adgangskode'],
    headline: ['Choose a new password', 'Vælg en ny adgangskode'],
    lead: [
      'You asked to reset your password at {studio}. Choose a new one here.',
      'Du har bedt om en ny adgangskode til din konto hos {studio}. Vælg den her.',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
    ignore: [
      'The link works once and expires in an hour. If you didn’t ask for it, ignore this email and your password stays the same.',
      'Linket virker én gang og udløber efter en time. Har du ikke bedt om det, skal du ikke gøre noget. Din adgangskode er uændret.',
    ],
  },
});

/** Sent to unknown addresses too, so that timing does not reveal accounts. */
const unknownAccount = defineEmail({
  key: 'account-unknown',
  group: 'account',
  title: ['No account for this address', 'Ingen konto med adressen'],
  on: 'account.link-requested',
  stored: 'account.unknown',
  texts: {
    subject: ['No account for this email address', 'Vi fandt ingen konto med din e-mailadresse'],
    headline: ['You don’t have an account yet', 'Du har ingen konto endnu'],
    lead: [
      'Someone, hopefully you, tried to sign in at {studio} with this email address. It doesn’t have an account yet. Could you have signed up with a different one?',
      'Du har prøvet at logge ind hos {studio}, men der er ingen konto med denne e-mailadresse. Har du oprettet dig med en anden?',
    ],
    invite: [
      'Opening one takes a minute. Anything you’ve bought or booked with this address will be in it.',
      'Du kan oprette en konto på et minut. Den samler alt, hvad du har købt og booket med adressen.',
    ],
    button: ['Create account', 'Opret konto'],
    ignore: [
      'If this wasn’t you, ignore this email. We don’t keep a record of it.',
      'Var det ikke dig, kan du se bort fra e-mailen. Vi gemmer ingenting.',
    ],
  },
  read: async (_c, event) =>
    event.holder === 'unknown' ? { ...to(event), kind: `account-${event.link}` } : null,
  content: ({ words, link }) => ({
    blocks: [
      text(words.lead),
      text(words.invite),
      button(words.button, link('/login?tab=sign-up')),
      small(words.ignore),
    ],
  }),
  examples: { accountUnknown: () => ({}) },
});

const newAddress = defineEmail({
  ...oneButton('account.email-change-requested', 'accountNewEmail', ({ token }) => `/login/email/${token}`),
  key: 'account-new-email',
  title: ['Confirm a new email address', 'Bekræft en ny e-mailadresse'],
  stored: 'account.newEmail',
  texts: {
    subject: ['Confirm your new email address', 'Bekræft din nye e-mailadresse'],
    headline: ['Confirm your new email', 'Bekræft din nye e-mailadresse'],
    lead: [
      'Someone, hopefully you, asked to sign in at {studio} with this email address from now on. Confirm that it’s yours.',
      'Du vil fremover logge ind hos {studio} med denne e-mailadresse. Bekræft, at den er din.',
    ],
    button: ['Use this address', 'Brug denne adresse'],
    ignore: [
      'The link works once and expires in 24 hours. If this wasn’t you, ignore this email and nothing changes.',
      'Linket virker én gang og udløber efter 24 timer. Var det ikke dig, kan du se bort fra e-mailen. Intet ændrer sig.',
    ],
  },
});

interface DeletionWords {
  words: { lead: string; files: (values: { hours: number }) => string; kept: string; last: string };
}

const keptTexts = {
  files: [
    'Files can’t be opened any more, and are gone from our storage within {hours} hours.',
    'Filer kan ikke åbnes længere og er slettet helt inden for {hours} timer.',
  ],
  kept: [
    'By law we have to keep receipts and order amounts for five years. After that, we delete those too.',
    'Kvitteringer og ordrebeløb gemmer vi i fem år, fordi bogføringsloven kræver det. Derefter sletter vi også dem.',
  ],
} as const;

/** Contains no personal data: its text may outlive the address. */
const deletion = {
  key: accountDeletedKind,
  group: 'account',
  title: ['Data deleted', 'Oplysninger slettet'],
  read: async (_c: Change, event: Recipient) => to(event),
  content: ({ words }: DeletionWords) => ({
    blocks: [
      text(words.lead),
      text(words.files({ hours: filesGoneWithinHours })),
      text(words.kept),
      small(words.last),
    ],
  }),
} as const;

export const accountDeleted = defineEmail({
  ...deletion,
  on: 'account.deleted',
  stored: 'account.erased',
  texts: {
    subject: ['Your data has been deleted', 'Din konto er slettet'],
    headline: ['Your data has been deleted', 'Dine oplysninger er slettet'],
    lead: [
      'As you asked, {studio} has deleted your account and everything in it. Journal, goals, bookings, applications and messages no longer carry your name.',
      'Du bad {studio} om at slette din konto og alt i den. Det har vi gjort. Dit navn står ikke længere på dagbog, mål, bookinger, ansøgninger og beskeder.',
    ],
    ...keptTexts,
    last: [
      'This is our last email to you, and your address has been removed from our outbox too. If this wasn’t you, reply straight away.',
      'Det er den sidste e-mail fra os. Din adresse slettes også fra vores udbakke. Var det ikke dig, så svar med det samme.',
    ],
  },
  examples: { accountErased: () => ({}) },
});

export const guestDeleted = defineEmail({
  ...deletion,
  on: 'guest.deleted',
  stored: 'account.guestErased',
  texts: {
    subject: ['We’ve deleted your data', 'Vi har slettet dine oplysninger'],
    headline: ['Your data has been deleted', 'Dine oplysninger er slettet'],
    lead: [
      '{studio} has deleted what it knew about you. Bookings, applications, messages and notes no longer carry your name.',
      '{studio} har slettet det, vi vidste om dig. Dit navn står ikke længere på bookinger, ansøgninger, beskeder og noter.',
    ],
    ...keptTexts,
    last: [
      'This is our last email to you, and your address has been removed from our outbox too. If you didn’t ask for this, reply straight away.',
      'Det er den sidste e-mail fra os. Din adresse slettes også fra vores udbakke. Har du ikke bedt om det, så svar med det samme.',
    ],
  },
  examples: { guestErased: () => ({}) },
});

export const accountEmails = [
  signUp,
  signUpRepeated,
  signIn,
  guestSignIn,
  reset,
  unknownAccount,
  newAddress,
  ...securityEmails,
  accountDeleted,
  guestDeleted,
] as const;
