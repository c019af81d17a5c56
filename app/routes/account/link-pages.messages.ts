/** The pages behind mailed links: each with one button, and nothing happens before it is pressed. */
export const en = {
  gone: {
    title: 'This link is over',
    lead: 'It was used before, is too old, or a newer one took its place. Nothing has changed.',
    again: 'Ask for a new one',
    login: 'Login',
  },
  failed: 'Not done yet',
  signUp: {
    title: 'Confirm your address',
    lead: (email: string) => `Is ${email} yours? Then open your account.`,
    password: 'The password you chose',
    passwordHint: 'Asked for because this is not the browser in which you signed up.',
    button: 'Yes, open my account',
    elsewhere: 'If you did not sign up yourself, close this page: no account is opened.',
  },
  signIn: {
    title: 'Welcome back',
    lead: (email: string) => `One press, and you are in as ${email}.`,
    button: 'Log in',
  },
  reset: {
    title: 'A new password',
    lead: (email: string) => `For ${email}. Everywhere else you will be logged out.`,
    password: 'New password',
    button: 'Save and log in',
  },
  email: {
    title: 'Your new address',
    lead: (email: string) => `From now on you log in as ${email}, and we write to you there.`,
    button: 'Use this address',
    done: (email: string) => `Done. You log in as ${email} from now on.`,
    onward: 'On to your room',
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
