import { inBoth } from '#studio/shared/texts/in-both.ts';

export const cartMessages = inBoth({
  refusals: {
    'not-for-sale': ['This isn’t for sale here.', 'Det kan ikke købes her.'],
    'not-for-cart': ['This is sold on its own page, not in the cart.', 'Det købes på en særskilt side.'],
    'other-currency': [
      'This isn’t sold in the currency of your cart.',
      'Varen sælges ikke i den valuta, din kurv er i.',
    ],
    full: ['Your cart is full.', 'Din kurv er fuld.'],
    'too-often': [
      'Too many changes from your network. Please try again in an hour.',
      'For mange ændringer fra dit netværk. Prøv igen om en time.',
    ],
    'bad-quantity': ['Please choose a number from 0 to 20.', 'Vælg et antal fra 0 til 20.'],
  },
});

export type CartRefusal = keyof (typeof cartMessages)['en']['refusals'];
