/** The sentences a withdrawal is refused with. There is none for 'no such order': nobody is told which exist. */
export const en = {
  errors: {
    noOrder: 'Write the order number. It stands in the mail, B- and four digits.',
    noEmail: 'Write your e-mail: your receipt goes there.',
    badEmail: 'Please enter a valid email address.',
    tooLong: (limit: number) => `Please keep it under ${limit} characters.`,
  },
  tooMany: (minutes: number) =>
    `Nothing was sent: this is one of many from here within an hour. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or withdraw by mail or phone, which counts just as much.`,
};

export const da: typeof en = {
  errors: {
    noOrder: 'Skriv ordrenummeret. Det står i mailen, B- og fire cifre.',
    noEmail: 'Skriv din e-mail: det er der, kvitteringen kommer.',
    badEmail: 'Indtast venligst en gyldig e-mailadresse.',
    tooLong: (limit) => `Skriv venligst højst ${limit} tegn.`,
  },
  tooMany: (minutes) =>
    `Intet er sendt: det er en af mange herfra inden for en time. Prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}, eller fortryd med en mail eller telefonisk, det gælder lige så meget.`,
};

export const withdrawalMessages = { en, da };
