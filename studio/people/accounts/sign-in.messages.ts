import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const signInMessages = inBoth({
  incomplete: ['Please enter your email and password.', 'Udfyld e-mail og adgangskode.'],
  wrong: ['Wrong email or password.', 'Forkert e-mail eller adgangskode.'],
  'wrong-password': ['Wrong password.', 'Adgangskoden er forkert.'],
  'wrong-code': [
    'That code isn’t valid. Each code works once.',
    'Koden er forkert eller udløbet. Hver kode gælder én gang.',
  ],
  'wrong-clock': [
    'That code was right at another time. Set the date and time of your phone to automatic, then enter the code your app shows now.',
    'Koden passer til et andet tidspunkt. Sæt dato og klokkeslæt på telefonen til automatisk, og skriv så den kode, appen viser nu.',
  ],
  'too-many': (minutes: number) => [
    `Too many attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
    `For mange forsøg. Vent ${minutes === 1 ? 'et minut' : `${minutes} minutter`}, og prøv igen.`,
  ],
  'too-many-sign-ins': (minutes: number) => [
    `Too many attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or sign in now with a link by email. A device you’ve signed in on before isn’t affected by attempts elsewhere.`,
    `For mange forsøg. Vent ${minutes === 1 ? 'et minut' : `${minutes} minutter`}, eller log ind nu med et link på e-mail. En enhed, du har været logget ind på før, påvirkes ikke af forsøg andre steder.`,
  ],
  'too-many-codes': (minutes: number) => [
    `Too many wrong codes. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or use one of your recovery codes now.`,
    `For mange forkerte koder. Vent ${minutes === 1 ? 'et minut' : `${minutes} minutter`}, eller brug en af dine gendannelseskoder nu.`,
  ],
  'link-needed': [
    'There have been too many failed sign-ins to this account today. On a device that hasn’t signed in before, you also need a sign-in link. If the password is right, we’ve just emailed you one.',
    'Der har i dag været for mange mislykkede forsøg på at logge ind på denne konto. På en enhed, der ikke har været logget ind før, skal du også bruge et loginlink. Er adgangskoden rigtig, har vi lige sendt dig et i en e-mail.',
  ],
  'bad-email': common.badEmail,
  'bad-letters': [
    'Before the @ we can only take the letters a to z, digits and signs like . and -. Use another address of yours, and write to us if you have bought something with this one.',
    'Før @ kan vi kun bruge bogstaverne a til z, tal og tegn som . og -. Brug en anden adresse, og skriv til os, hvis du har købt noget med denne.',
  ],
  'bad-name': ['Please enter your name, at most 100 characters.', 'Skriv dit navn, højst 100 tegn.'],
  'short-password': (length: number) => [
    `The password needs at least ${length} characters.`,
    `Adgangskoden skal have mindst ${length} tegn.`,
  ],
  'long-password': (length: number) => [
    `Use no more than ${length} characters.`,
    `Adgangskoden må højst have ${length} tegn.`,
  ],
  'common-password': [
    'This password is among the most commonly used ones, or close to one of them, and easy to guess. Please choose another; a sentence of your own is easy to remember.',
    'Adgangskoden er en af de mest brugte eller ligger tæt på en af dem, så den er let at gætte. Vælg en anden. En sætning, du selv finder på, er nem at huske.',
  ],
  'own-password': [
    'This password is mostly your name, your email address or the name of the studio, and easy to guess. Please choose another; a sentence of your own is easy to remember.',
    'Adgangskoden er næsten kun dit navn, din e-mailadresse eller studiets navn, så den er let at gætte. Vælg en anden. En sætning, du selv finder på, er nem at huske.',
  ],
  'email-taken': [
    'This address belongs to another account. Please use a different one.',
    'En anden logger allerede ind med denne adresse. Brug en anden.',
  ],
  'same-email': ['You already sign in with this address.', 'Det er den adresse, du allerede logger ind med.'],
  'link-gone': ['This link has been used or has expired.', 'Linket er brugt eller udløbet.'],
  'code-required': ['One more step: the code from your app.', 'Skriv koden fra din app.'],
  'code-late': [
    'That took a little too long. Please sign in again.',
    'Det tog lidt for lang tid. Log ind igen.',
  ],
});
