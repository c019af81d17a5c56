import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const setupMessages = inBoth({
  title: ['Set up the owner', 'Opret dig som ejer'],
  headline: ['The studio is yours', 'Studiet er dit'],
  lead: [
    'Choose how you sign in. This link works once.',
    'Vælg, hvordan du logger ind. Linket virker én gang.',
  ],
  email: common.email,
  emailHint: [
    'We’ll also send bookings and reminders here.',
    'Her får du også besked om bookinger og opgaver.',
  ],
  password: ['Password', 'Adgangskode'],
  passwordHint: (length: number) => [
    `At least ${length} characters. A sentence is easy to remember.`,
    `Mindst ${length} tegn. En sætning er nem at huske.`,
  ],
  submit: ['Set password and sign in', 'Gem adgangskoden og log ind'],
  submitting: ['Signing in...', 'Logger ind...'],
  failed: ['Not saved', 'Ikke gemt'],
  gone: {
    headline: ['This link no longer works', 'Linket virker ikke længere'],
    lead: [
      'It has been used, is more than 24 hours old, or has been replaced by a newer one.',
      'Det er brugt, over 24 timer gammelt eller erstattet af et nyere.',
    ],
    hint: [
      'Run this command on the server to get a new one:',
      'Kør denne kommando på serveren for at få et nyt:',
    ],
    login: ['Login', 'Log ind'],
  },
});
