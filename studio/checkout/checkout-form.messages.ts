import type { Language } from '#studio/shared/language.ts';

/** What the checkout's fields say when something is missing or wrong. */
const en = {
  name: 'Please enter your name.',
  email: 'Please enter a valid email address.',
  street: 'Please enter the street and number.',
  postcode: 'Please enter the postcode.',
  city: 'Please enter the town or city.',
  country: 'Please choose a country we deliver to.',
  recipientName: 'Please enter the name without special characters.',
  recipientEmail: 'Please enter a valid email address.',
  message: 'Please use only letters, digits and punctuation.',
  deliverOn: 'Please choose a day from today up to one year from now.',
  tooLong: (limit: number) => `Please keep it under ${limit} characters.`,
  danishPostcode: 'A Danish postcode has four digits.',
  consents: {
    terms: 'Please accept the terms of sale.',
    'print-on-order': 'Please confirm that it’s made to order and paid now.',
    'digital-now': 'Please confirm that you want access straight away.',
  },
  refusals: {
    invalid: 'Please check the fields below.',
    'no-delivery': 'We don’t deliver to that country.',
    'no-answer': 'We can’t get a delivery price right now. Try again in a minute. You haven’t been charged.',
    'total-changed': (total: string) => `The total is now ${total}. Please check it and try again.`,
    short: (what: string, left: number) =>
      left === 0 ? `${what} has just been sold out.` : `Only ${left} of ${what} left.`,
  },
};

const da: typeof en = {
  name: 'Skriv dit navn.',
  email: 'Skriv en gyldig e-mailadresse.',
  street: 'Skriv vej og nummer.',
  postcode: 'Skriv postnummeret.',
  city: 'Skriv byen.',
  country: 'Vælg et land, vi sender til.',
  recipientName: 'Skriv navnet uden specialtegn.',
  recipientEmail: 'Skriv en gyldig e-mailadresse.',
  message: 'Brug kun bogstaver, tal og tegn.',
  deliverOn: 'Vælg en dag fra i dag og højst et år frem.',
  tooLong: (limit) => `Skriv højst ${limit} tegn.`,
  danishPostcode: 'Et dansk postnummer har fire cifre.',
  consents: {
    terms: 'Du skal acceptere handelsbetingelserne.',
    'print-on-order': 'Bekræft, at varen fremstilles på bestilling og betales nu.',
    'digital-now': 'Bekræft, at du vil i gang med det samme.',
  },
  refusals: {
    invalid: 'Der mangler noget.',
    'no-delivery': 'Vi sender ikke til det land.',
    'no-answer': 'Vi kan ikke hente fragtprisen lige nu. Prøv igen om et minut. Intet er bestilt.',
    'total-changed': (total) => `Det samlede beløb er nu ${total}. Tjek det, og bestil igen.`,
    short: (what, left) =>
      left === 0 ? `${what} er netop blevet udsolgt.` : `Der er kun ${left} tilbage af ${what}.`,
  },
};

export const checkoutFormMessages: Record<Language, typeof en> = { en, da };
