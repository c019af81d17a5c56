export const en = {
  incomplete: 'Please fill in e-mail and password.',
  wrong: 'Wrong e-mail or password.',
  'wrong-password': 'That is not the password.',
  'wrong-code': 'That is not a code that works now. Each code counts once.',
  'too-many': (minutes: number) =>
    `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  'link-needed':
    'There have been too many failed sign-ins to this account today. On a device that has not signed in before, please use a sign-in link that we email to you.',
  'bad-email': 'Please enter a valid e-mail address.',
  'bad-letters':
    'Before the @ we can only take the letters a to z, digits and signs like . and -. Use another address of yours, and write to us if you have bought something with this one.',
  'bad-name': 'Please enter your name, at most 100 characters.',
  'short-password': (length: number) => `The password needs at least ${length} characters.`,
  'long-password': (length: number) => `The password may have at most ${length} characters.`,
  'common-password':
    'This password is among the most commonly used ones, or close to one of them, and easy to guess. Please choose another; a sentence of your own is easy to remember.',
  'email-taken': 'Somebody else signs in with this address. Please use another one.',
  'same-email': 'This is the address you log in with already.',
  'link-gone': 'This link was used before, or is too old.',
  'code-wanted': 'One more step: the code from your app.',
  'code-late': 'That took a little too long. Please log in once more.',
};

export const da: typeof en = {
  incomplete: 'Udfyld venligst e-mail og adgangskode.',
  wrong: 'Forkert e-mail eller adgangskode.',
  'wrong-password': 'Det er ikke adgangskoden.',
  'wrong-code': 'Koden virker ikke nu. Hver kode gælder én gang.',
  'too-many': (minutes) =>
    `For mange forsøg. Vent venligst ${minutes === 1 ? 'et minut' : `${minutes} minutter`}, og prøv igen.`,
  'link-needed':
    'Der har i dag været for mange mislykkede forsøg på at logge ind på denne konto. På en enhed, der ikke har været logget ind før, skal du bruge et link, som vi sender dig i en e-mail.',
  'bad-email': 'Indtast venligst en gyldig e-mailadresse.',
  'bad-letters':
    'Før @ kan vi kun tage bogstaverne a til z, tal og tegn som . og -. Brug en anden af dine adresser, og skriv til os, hvis du har købt noget med denne.',
  'bad-name': 'Skriv venligst dit navn, højst 100 tegn.',
  'short-password': (length) => `Adgangskoden skal have mindst ${length} tegn.`,
  'long-password': (length) => `Adgangskoden må højst have ${length} tegn.`,
  'common-password':
    'Adgangskoden er en af de mest brugte eller ligger tæt på en af dem, så den er let at gætte. Vælg venligst en anden; en sætning, du selv finder på, er nem at huske.',
  'email-taken': 'En anden logger ind med denne adresse. Brug venligst en anden.',
  'same-email': 'Det er den adresse, du allerede logger ind med.',
  'link-gone': 'Linket er brugt eller for gammelt.',
  'code-wanted': 'Ét trin til: koden fra din app.',
  'code-late': 'Det tog lidt for lang tid. Log venligst ind igen.',
};

export const signInMessages = { en, da };
