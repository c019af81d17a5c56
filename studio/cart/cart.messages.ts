import type { Language } from '#studio/shared/language.ts';

const en = {
  refusals: {
    'not-for-sale': 'This isn’t for sale here.',
    'not-for-cart': 'This is sold on its own page, not in the cart.',
    'other-currency': 'This isn’t sold in the currency of your cart.',
    full: 'Your cart is full.',
    'too-often': 'Too many changes from your network. Please try again in an hour.',
    'bad-quantity': 'Please choose a number from 0 to 20.',
  },
};

const da: typeof en = {
  refusals: {
    'not-for-sale': 'Det kan ikke købes her.',
    'not-for-cart': 'Det købes på en særskilt side.',
    'other-currency': 'Varen sælges ikke i den valuta, din kurv er i.',
    full: 'Din kurv er fuld.',
    'too-often': 'For mange ændringer fra dit netværk. Prøv igen om en time.',
    'bad-quantity': 'Vælg et antal fra 0 til 20.',
  },
};

export const cartMessages: Record<Language, typeof en> = { en, da };
export type CartRefusal = keyof typeof en.refusals;
