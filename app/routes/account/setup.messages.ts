export const en = {
  title: 'Set up the owner',
  headline: 'The studio is yours',
  lead: 'Choose how you sign in. This link works once.',
  email: 'E-mail',
  emailHint: 'Here the studio also writes to you about bookings and whatever waits for you.',
  password: 'Password',
  passwordHint: (length: number) => `At least ${length} characters. A sentence is easy to remember.`,
  submit: 'Set password and log in',
  submitting: 'Logging in...',
  failed: 'Not set yet',
  gone: {
    headline: 'This link is over',
    lead: 'It was used before, is older than 24 hours, or a newer one was made.',
    hint: 'Where the studio runs, this command prints a new one:',
    login: 'Login',
  },
};

export const da: typeof en = {
  title: 'Opret dig som ejer',
  headline: 'Studiet er dit',
  lead: 'Vælg, hvordan du logger ind. Linket virker én gang.',
  email: 'E-mail',
  emailHint: 'Her skriver studiet også til dig om bookinger og om det, der venter på dig.',
  password: 'Adgangskode',
  passwordHint: (length) => `Mindst ${length} tegn. En sætning er nem at huske.`,
  submit: 'Gem adgangskoden og log ind',
  submitting: 'Logger ind...',
  failed: 'Ikke gemt endnu',
  gone: {
    headline: 'Linket er slut',
    lead: 'Det er brugt, er ældre end 24 timer, eller der er lavet et nyere.',
    hint: 'Der, hvor studiet kører, udskriver denne kommando et nyt:',
    login: 'Log ind',
  },
};

export const setupMessages = { en, da };
