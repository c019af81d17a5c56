export const en = {
  title: 'Set up the owner',
  headline: 'The studio is yours',
  lead: 'Choose how you sign in. This link works once.',
  email: 'Email',
  emailHint: 'We’ll also send bookings and reminders here.',
  password: 'Password',
  passwordHint: (length: number) => `At least ${length} characters. A sentence is easy to remember.`,
  submit: 'Set password and sign in',
  submitting: 'Signing in...',
  failed: 'Not set yet',
  gone: {
    headline: 'This link no longer works',
    lead: 'It has been used, is more than 24 hours old, or has been replaced by a newer one.',
    hint: 'Run this command on the server to get a new one:',
    login: 'Login',
  },
};

export const da: typeof en = {
  title: 'Opret dig som ejer',
  headline: 'Studiet er dit',
  lead: 'Vælg, hvordan du logger ind. Linket virker én gang.',
  email: 'E-mail',
  emailHint: 'Her får du også besked om bookinger og opgaver.',
  password: 'Adgangskode',
  passwordHint: (length) => `Mindst ${length} tegn. En sætning er nem at huske.`,
  submit: 'Gem adgangskoden og log ind',
  submitting: 'Logger ind...',
  failed: 'Det blev ikke gemt',
  gone: {
    headline: 'Linket virker ikke længere',
    lead: 'Det er brugt, over 24 timer gammelt eller erstattet af et nyere.',
    hint: 'Kør denne kommando på serveren for at få et nyt:',
    login: 'Log ind',
  },
};

export const setupMessages = { en, da };
