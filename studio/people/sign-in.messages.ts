/** Why somebody cannot come in, or the owner cannot be set up. */
export const en = {
  incomplete: 'Please fill in e-mail and password.',
  wrong: 'Wrong e-mail or password.',
  'too-many': (minutes: number) =>
    `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  'bad-email': 'Please enter a valid e-mail address.',
  'short-password': (length: number) => `The password needs at least ${length} characters.`,
  'long-password': (length: number) => `The password may have at most ${length} characters.`,
  'email-taken': 'Somebody else signs in with this address. Please use another one.',
  'link-gone': 'This link was used before, or is too old.',
};

export const da: typeof en = {
  incomplete: 'Udfyld venligst e-mail og adgangskode.',
  wrong: 'Forkert e-mail eller adgangskode.',
  'too-many': (minutes) =>
    `For mange forsøg. Vent venligst ${minutes === 1 ? 'et minut' : `${minutes} minutter`}, og prøv igen.`,
  'bad-email': 'Indtast venligst en gyldig e-mailadresse.',
  'short-password': (length) => `Adgangskoden skal have mindst ${length} tegn.`,
  'long-password': (length) => `Adgangskoden må højst have ${length} tegn.`,
  'email-taken': 'En anden logger ind med denne adresse. Brug venligst en anden.',
  'link-gone': 'Linket er brugt eller for gammelt.',
};

export const signInMessages = { en, da };
