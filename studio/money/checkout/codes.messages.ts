import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { CodeRefusal } from './apply-codes.ts';

export const codeMessages = inBoth<Pairs<Record<CodeRefusal, string>>>({
  unknown: ['We don’t know this code. Please check it.', 'Vi kender ikke koden. Tjek den, og prøv igen.'],
  'not-started': ['This code can’t be used yet.', 'Koden kan ikke bruges endnu.'],
  ended: ['This code is no longer valid.', 'Koden gælder ikke længere.'],
  'used-up': [
    'This code has been used as often as it can be.',
    'Koden er brugt så mange gange, som den kan.',
  ],
  'used-by-you': ['You’ve already used this code.', 'Du har allerede brugt koden.'],
  'other-currency': ['This code is for another currency.', 'Koden gælder en anden valuta.'],
  'not-for-this': [
    'This code doesn’t apply to what you’re ordering.',
    'Koden gælder ikke det, du bestiller.',
  ],
  'gift-card-unknown': [
    'We don’t know this gift card. Please check the code in your email.',
    'Vi kender ikke gavekortet. Tjek koden i din e-mail.',
  ],
  'gift-card-empty': ['There’s nothing left on this gift card.', 'Der er ikke mere på gavekortet.'],
  'gift-card-expired': ['This gift card is no longer valid.', 'Gavekortet gælder ikke længere.'],
  'gift-card-currency': [
    'This gift card is in another currency. Please choose its currency to pay with it.',
    'Gavekortet er i en anden valuta. Vælg kortets valuta for at betale med det.',
  ],
  'gift-card-not-for-this': [
    'A gift card can’t be paid for with a gift card.',
    'Et gavekort kan ikke betales med et gavekort.',
  ],
  'gift-card-instalments': [
    'Monthly instalments are charged to your card. Please choose the full price to pay with a gift card.',
    'Månedlige rater trækkes på dit kort. Vælg den fulde pris, hvis du vil betale med gavekort.',
  ],
  'discount-instalment': [
    'A discount code applies to the full price, so it can’t be used for one of several instalments.',
    'En rabatkode gælder hele prisen og kan ikke bruges på en enkelt rate.',
  ],
  'too-many-codes': [
    'Too many codes were tried from your network. Please try again in an hour.',
    'Der er prøvet for mange koder fra dit netværk. Prøv igen om en time.',
  ],
});
