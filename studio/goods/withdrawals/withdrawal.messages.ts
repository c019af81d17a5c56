import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

/** The sentences a withdrawal is refused with. There is none for 'no such order': the answer must not reveal which exist. */
export const withdrawalMessages = inBoth({
  errors: {
    noOrder: [
      'Enter your order number. It’s in our email: B- and four digits.',
      'Skriv ordrenummeret. Det står i vores e-mail: B- og fire cifre.',
    ],
    noEmail: [
      'Enter your email. We’ll send your receipt there.',
      'Skriv din e-mailadresse, så vi kan sende kvitteringen.',
    ],
    badEmail: common.badEmail,
    tooLong: (limit: number) => [`Please keep it under ${limit} characters.`, `Skriv højst ${limit} tegn.`],
  },
  tooMany: (minutes: number) => [
    `Nothing was sent: too many attempts from your network. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or withdraw by email or phone.`,
    `Vi har ikke sendt noget, for der har været for mange forsøg fra dit netværk. Prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}, eller fortryd på e-mail eller telefon.`,
  ],
});
