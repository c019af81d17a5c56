import type { Language } from '#studio/shared/language.ts';

/** What the checkout's fields say when something is missing or wrong. */
const en = {
  name: 'Please write your name.',
  email: 'Please enter a valid email address.',
  street: 'Please write the street and number.',
  postcode: 'Please enter the postcode.',
  city: 'Please enter the town.',
  country: 'Please choose a country we deliver to.',
  tooLong: (limit: number) => `Please keep it under ${limit} characters.`,
  danishPostcode: 'A Danish postcode has four digits.',
  consents: {
    terms: 'Please accept the terms of sale.',
    'print-on-order': 'Please confirm that it is made on order and paid now.',
    'digital-now': 'Please confirm that you want to begin at once.',
  },
  refusals: {
    invalid: 'Something is missing.',
    'no-delivery': 'We do not deliver to that country.',
    'no-answer':
      'The printer does not tell what the delivery costs right now. Please try again in a minute; nothing was ordered.',
    'total-changed': (total: string) => `The total is ${total} now. Please look at it, and press again.`,
    short: (what: string, left: number) =>
      left === 0 ? `${what} has just been sold out.` : `Of ${what} there are only ${left} left.`,
  },
};

const da: typeof en = {
  name: 'Skriv venligst dit navn.',
  email: 'Indtast venligst en gyldig e-mailadresse.',
  street: 'Skriv venligst vej og nummer.',
  postcode: 'Indtast venligst postnummeret.',
  city: 'Indtast venligst byen.',
  country: 'Vælg venligst et land, vi sender til.',
  tooLong: (limit) => `Skriv venligst højst ${limit} tegn.`,
  danishPostcode: 'Et dansk postnummer har fire cifre.',
  consents: {
    terms: 'Du skal acceptere handelsbetingelserne.',
    'print-on-order': 'Bekræft venligst, at varen fremstilles på bestilling og betales nu.',
    'digital-now': 'Bekræft venligst, at du vil i gang med det samme.',
  },
  refusals: {
    invalid: 'Der mangler noget.',
    'no-delivery': 'Vi sender ikke til det land.',
    'no-answer': 'Trykkeriet oplyser ikke fragtprisen lige nu. Prøv igen om et minut; intet er bestilt.',
    'total-changed': (total) => `Det samlede beløb er nu ${total}. Se det efter, og tryk igen.`,
    short: (what, left) =>
      left === 0 ? `${what} er netop blevet udsolgt.` : `Der er kun ${left} tilbage af ${what}.`,
  },
};

export const checkoutFormMessages: Record<Language, typeof en> = { en, da };
export type CheckoutFormWords = typeof en;
