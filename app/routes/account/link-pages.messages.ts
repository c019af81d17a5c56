/** The pages behind mailed links: each with one button, and nothing happens before it is pressed. */
export const en = {
  gone: {
    title: 'This link no longer works',
    lead: 'It has been used or has expired, or there’s a newer one. Nothing has changed.',
    again: 'Get a new link',
    login: 'Login',
  },
  failed: 'That didn’t work',
  signUp: {
    title: 'Confirm your email',
    lead: (email: string) => `Is ${email} yours? Then open your account.`,
    password: 'The password you chose',
    passwordHint: 'We’re asking because you signed up in a different browser.',
    button: 'Confirm and open account',
    elsewhere: 'If you didn’t sign up yourself, close this page: no account is opened.',
  },
  signIn: {
    title: 'Welcome back',
    lead: (email: string) => `One click and you’re signed in as ${email}.`,
    button: 'Sign in',
  },
  reset: {
    title: 'A new password',
    lead: (email: string) => `For ${email}. You’ll be signed out everywhere else.`,
    password: 'New password',
    button: 'Save and sign in',
  },
  email: {
    title: 'Confirm your new email',
    lead: (email: string) => `From now on you’ll sign in as ${email}, and we’ll write to you there.`,
    button: 'Confirm new email',
    done: (email: string) => `Saved. You now sign in as ${email}.`,
    onward: 'Go to your student area',
  },
};

export const da: typeof en = {
  gone: {
    title: 'Linket virker ikke længere',
    lead: 'Det er brugt, udløbet eller erstattet af et nyere. Intet er ændret.',
    again: 'Få et nyt link',
    login: 'Log ind',
  },
  failed: 'Det lykkedes ikke',
  signUp: {
    title: 'Bekræft din e-mailadresse',
    lead: (email) => `Er ${email} din? Så opret din konto.`,
    password: 'Den adgangskode, du valgte',
    passwordHint: 'Vi spørger, fordi du oprettede dig i en anden browser.',
    button: 'Ja, opret min konto',
    elsewhere: 'Har du ikke selv oprettet dig, så luk siden. Vi opretter ingen konto.',
  },
  signIn: {
    title: 'Velkommen tilbage',
    lead: (email) => `Ét klik, så er du logget ind som ${email}.`,
    button: 'Log ind',
  },
  reset: {
    title: 'En ny adgangskode',
    lead: (email) => `Til ${email}. Du bliver logget ud på alle andre enheder.`,
    password: 'Ny adgangskode',
    button: 'Gem og log ind',
  },
  email: {
    title: 'Din nye e-mailadresse',
    lead: (email) => `Fra nu af logger du ind med ${email}, og vi skriver til den adresse.`,
    button: 'Brug denne adresse',
    done: (email) => `Adressen er ændret. Fra nu af logger du ind med ${email}.`,
    onward: 'Gå til Min side',
  },
};

export const linkPageMessages = { en, da };
