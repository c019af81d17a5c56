import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const checkoutFormMessages = inBoth({
  name: ['Please enter your name.', 'Skriv dit navn.'],
  email: common.badEmail,
  street: ['Please enter the street and number.', 'Skriv vej og nummer.'],
  postcode: ['Please enter the postcode.', 'Skriv postnummeret.'],
  city: ['Please enter the town or city.', 'Skriv byen.'],
  country: ['Please choose a country we deliver to.', 'Vælg et land, vi sender til.'],
  recipientName: ['Please enter the name without special characters.', 'Skriv navnet uden specialtegn.'],
  recipientEmail: common.badEmail,
  message: ['Please use only letters, digits and punctuation.', 'Brug kun bogstaver, tal og tegn.'],
  deliverOn: [
    'Please choose a day from today up to one year from now.',
    'Vælg en dag fra i dag og højst et år frem.',
  ],
  tooLong: (limit: number) => [`Please keep it under ${limit} characters.`, `Skriv højst ${limit} tegn.`],
  danishPostcode: ['A Danish postcode has four digits.', 'Et dansk postnummer har fire cifre.'],
  consents: {
    terms: ['Please accept the terms of sale.', 'Du skal acceptere handelsbetingelserne.'],
    'print-on-order': [
      'Please confirm that it’s made to order and paid now.',
      'Bekræft, at varen fremstilles på bestilling og betales nu.',
    ],
    'digital-now': [
      'Please confirm that you want access straight away.',
      'Bekræft, at du vil i gang med det samme.',
    ],
  },
  refusals: {
    invalid: ['Please check the fields below.', 'Se felterne nedenfor efter.'],
    'no-delivery': ['We don’t deliver to that country.', 'Vi sender ikke til det land.'],
    'no-answer': [
      'We can’t get a delivery price right now. Try again in a minute. You haven’t been charged.',
      'Vi kan ikke hente fragtprisen lige nu. Prøv igen om et minut. Intet er bestilt.',
    ],
    'total-changed': (total: string) => [
      `The total is now ${total}. Please check it and try again.`,
      `Det samlede beløb er nu ${total}. Tjek det, og bestil igen.`,
    ],
    short: (what: string, left: number) =>
      left === 0
        ? [`${what} has just been sold out.`, `${what} er lige blevet udsolgt.`]
        : [`Only ${left} of ${what} left.`, `Der er kun ${left} tilbage af ${what}.`],
  },
});
