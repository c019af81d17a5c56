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
    elsewhere: 'If you did not sign up yourself, close this page: no account is opened.',
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
    title: 'Linket er slut',
    lead: 'Det er brugt, for gammelt, eller et nyere har taget dets plads. Intet er ændret.',
    again: 'Bed om et nyt',
    login: 'Log ind',
  },
  failed: 'Ikke klaret endnu',
  signUp: {
    title: 'Bekræft din adresse',
    lead: (email) => `Er ${email} din? Så åbn din konto.`,
    password: 'Den adgangskode, du valgte',
    passwordHint: 'Vi spørger, fordi det ikke er den browser, du oprettede dig i.',
    button: 'Ja, åbn min konto',
    elsewhere: 'Har du ikke selv oprettet dig, så luk siden: Der bliver ikke åbnet nogen konto.',
  },
  signIn: {
    title: 'Velkommen tilbage',
    lead: (email) => `Ét tryk, så er du inde som ${email}.`,
    button: 'Log ind',
  },
  reset: {
    title: 'En ny adgangskode',
    lead: (email) => `Til ${email}. Alle andre steder bliver du logget ud.`,
    password: 'Ny adgangskode',
    button: 'Gem og log ind',
  },
  email: {
    title: 'Din nye adresse',
    lead: (email) => `Fra nu af logger du ind som ${email}, og det er dér, vi skriver til dig.`,
    button: 'Brug denne adresse',
    done: (email) => `Klaret. Fra nu af logger du ind som ${email}.`,
    onward: 'Videre til dit rum',
  },
};

export const linkPageMessages = { en, da };
