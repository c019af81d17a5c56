import { type SecurityEvent, securityEvents } from '#studio/shared/accounts/security-events.ts';
import type { Change } from '#studio/shared/change.ts';
import type { DomainEvents } from '#studio/shared/domain-events.ts';
import { button, text } from '#studio/shared/email/email-content.ts';
import { defineEmail } from '../define-email.ts';

function securityChange(action: SecurityEvent) {
  return {
    group: 'account',
    key: securityEvents[action].kind,
    on: 'account.security-changed',
    read: async (_c: Change, event: DomainEvents['account.security-changed']) =>
      event.action === action ? { to: event.email, language: event.language, detail: event.detail } : null,
  } as const;
}

interface SecurityWords {
  words: { lead: string; ignore: string; button: string };
  link: (path: string) => string;
}

const withButton = (action: SecurityEvent, example: string) => ({
  ...securityChange(action),
  content: ({ words, link }: SecurityWords) => ({
    blocks: [text(words.lead), text(words.ignore), button(words.button, link('/login?tab=reset'))],
  }),
  examples: { [example]: () => ({ detail: '' }) },
});

const emailChanged = defineEmail({
  ...securityChange('email.changed'),
  title: ['Email address changed', 'E-mailadresse ændret'],
  stored: 'account.emailChanged',
  texts: {
    subject: ['Your sign-in email has changed', 'Din e-mailadresse til login er ændret'],
    headline: ['Your email address was changed', 'Din e-mailadresse er ændret'],
    lead: [
      'You now sign in at {studio} as {email}, and that’s where we’ll write to you. Everything you bought with the old address is still yours.',
      'Fra nu af logger du ind hos {studio} som {email}, og det er dér, vi skriver til dig. Det, du har købt med den gamle adresse, er stadig dit.',
    ],
    ignore: [
      'If this wasn’t you, reply to this email straight away.',
      'Var det ikke dig? Svar på denne e-mail med det samme.',
    ],
  },
  content: ({ words, detail }) => ({ blocks: [text(words.lead({ email: detail })), text(words.ignore)] }),
  examples: { accountEmailChanged: () => ({ detail: 'ny@example.dk' }) },
});

const passwordChanged = defineEmail({
  ...withButton('password.changed', 'accountPasswordChanged'),
  title: ['Password changed', 'Adgangskode ændret'],
  stored: 'account.passwordChanged',
  texts: {
    subject: ['Your password was changed', 'Din adgangskode er ændret'],
    headline: ['Your password has changed', 'Du har en ny adgangskode'],
    lead: [
      'The password for your {studio} account was changed. You’ve been signed out everywhere else, and links we emailed earlier no longer work.',
      'Adgangskoden til din konto hos {studio} er ændret. Du er logget ud på alle andre enheder, og tidligere links fra os virker ikke længere.',
    ],
    ignore: [
      'If this wasn’t you, choose a new password now:',
      'Var det ikke dig, så vælg en ny med det samme:',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
  },
});

const totpOn = defineEmail({
  ...withButton('totp.on', 'accountTotpOn'),
  title: ['Two-step verification turned on', 'Totrinsgodkendelse slået til'],
  stored: 'account.totpOn',
  texts: {
    subject: ['Two-step verification is on', 'Totrinsgodkendelse er slået til'],
    headline: ['Two-step verification is on', 'Totrinsgodkendelse er slået til'],
    lead: [
      'Two-step verification was turned on for your {studio} account. From now on, signing in also needs a code from your app.',
      'Totrinsgodkendelse er slået til for din konto hos {studio}. Fra nu af skal du også bruge en kode fra din app, når du logger ind.',
    ],
    ignore: [
      'If this wasn’t you, choose a new password now. If you’re then asked for a code you don’t have, the person who looks after your website can make you a new set-up link.',
      'Var det ikke dig, så vælg en ny adgangskode med det samme. Bliver du bedt om en kode, du ikke har, kan den, der passer din hjemmeside, lave et nyt opsætningslink til dig.',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
  },
});

const totpOff = defineEmail({
  ...withButton('totp.off', 'accountTotpOff'),
  title: ['Two-step verification turned off', 'Totrinsgodkendelse slået fra'],
  stored: 'account.totpOff',
  texts: {
    subject: ['Two-step verification is off', 'Totrinsgodkendelse er slået fra'],
    headline: ['Two-step verification is off', 'Totrinsgodkendelse er slået fra'],
    lead: [
      'Two-step verification was turned off for your {studio} account. Your password alone now signs you in.',
      'Totrinsgodkendelse er slået fra for din konto hos {studio}. Nu logger du ind med adgangskoden alene.',
    ],
    ignore: [
      'If this wasn’t you, choose a new password now, then turn it on again:',
      'Var det ikke dig, så vælg en ny adgangskode med det samme, og slå den til igen:',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
  },
});

const recoveryCodeUsed = defineEmail({
  ...withButton('recovery-code.used', 'accountRecoveryCodeUsed'),
  title: ['Recovery code used', 'Gendannelseskode brugt'],
  stored: 'account.recoveryCodeUsed',
  texts: {
    subject: ['A recovery code was used', 'En gendannelseskode er brugt'],
    headline: ['A recovery code was used', 'En gendannelseskode er brugt'],
    lead: [
      'Someone, hopefully you, signed in to your {studio} account with a recovery code. That code no longer works.',
      'Der er logget ind på din konto hos {studio} med en gendannelseskode. Koden virker ikke længere.',
    ],
    ignore: [
      'If this wasn’t you, choose a new password now, then make new recovery codes:',
      'Var det ikke dig, så vælg en ny adgangskode med det samme, og lav nye gendannelseskoder:',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
  },
});

const recoveryCodesRenewed = defineEmail({
  ...withButton('recovery-codes.renewed', 'accountRecoveryCodesRenewed'),
  title: ['New recovery codes', 'Nye gendannelseskoder'],
  stored: 'account.recoveryCodesRenewed',
  texts: {
    subject: ['You have new recovery codes', 'Du har fået nye gendannelseskoder'],
    headline: ['New recovery codes', 'Nye gendannelseskoder'],
    lead: [
      'New recovery codes were made for your {studio} account. The earlier ones no longer work.',
      'Der er lavet nye gendannelseskoder til din konto hos {studio}. De tidligere virker ikke længere.',
    ],
    ignore: [
      'If this wasn’t you, choose a new password now, then make new recovery codes:',
      'Var det ikke dig, så vælg en ny adgangskode med det samme, og lav nye gendannelseskoder:',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
  },
});

const newDevice = defineEmail({
  ...securityChange('device.new'),
  title: ['Sign-in on a new device', 'Login på en ny enhed'],
  stored: 'account.newDevice',
  texts: {
    subject: ['New sign-in to your account', 'Nyt login på din konto'],
    headline: ['Signed in on a new device', 'Logget ind på en ny enhed'],
    lead: [
      'Your {studio} account was signed in to on a device that hasn’t been used before: {device}.',
      'Der er logget ind på din konto hos {studio} på en enhed, der ikke har været brugt før: {device}.',
    ],
    unknown: ['unknown browser', 'ukendt browser'],
    ignore: [
      'If this wasn’t you, choose a new password now. It signs out every other device:',
      'Var det ikke dig, så vælg en ny adgangskode med det samme. Så logges alle andre enheder ud:',
    ],
    button: ['Choose a new password', 'Vælg ny adgangskode'],
  },
  content: ({ words, link, detail }) => ({
    blocks: [
      text(words.lead({ device: detail || words.unknown })),
      text(words.ignore),
      button(words.button, link('/login?tab=reset')),
    ],
  }),
  examples: {
    accountNewDevice: () => ({ detail: 'Safari, iPhone' }),
    accountUnknownDevice: () => ({ detail: '' }),
  },
});

export const securityEmails = [
  emailChanged,
  passwordChanged,
  totpOn,
  totpOff,
  recoveryCodeUsed,
  recoveryCodesRenewed,
  newDevice,
] as const;
