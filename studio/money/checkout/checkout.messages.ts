import { inBoth } from '#studio/shared/texts/in-both.ts';

export const checkoutMessages = inBoth({
  refusals: {
    'not-for-sale': ['This isn’t for sale here.', 'Det kan ikke købes her.'],
    'choose-size': ['Choose a size', 'Vælg en størrelse'],
    'bad-currency': ['This isn’t offered in that currency.', 'Det sælges ikke i den valuta.'],
    'hold-ended': ['Reservation has expired.', 'Reservationen er udløbet.'],
    'already-paid': ['This session is already paid for.', 'Timen er allerede betalt.'],
    'sold-out': [
      'The last place has just been taken. Write to us, and we’ll tell you about the next date.',
      'Den sidste plads er lige blevet optaget. Skriv til os, så hører du om næste hold.',
    ],
    'no-date': [
      'The next date isn’t set yet, so nothing can be booked right now.',
      'Den næste dato er ikke fastsat endnu, så du kan ikke købe en plads lige nu.',
    ],
    'date-closed': [
      'This date can no longer be booked. Please choose another one.',
      'Den dato kan ikke længere bestilles. Vælg en anden.',
    ],
    'already-ordered': [
      'You’ve already ordered and paid. Check your email.',
      'Det er allerede bestilt og betalt. Tjek din indbakke.',
    ],
    'cart-changed': [
      'Your cart has changed. Please check it and try again.',
      'Din kurv er ændret imens. Tjek den, og bestil igen.',
    ],
    'codes-changed': [
      'What your code or gift card pays has just changed. Please check the amount and try again.',
      'Det, din kode eller dit gavekort betaler, er lige blevet ændret. Tjek beløbet, og bestil igen.',
    ],
    closed: ['Payments open soon', 'Betaling er snart mulig'],
    'too-many': [
      'There are too many unpaid orders of this from your network. Pay for one of them, or try again in half an hour.',
      'Der er for mange ubetalte bestillinger af samme slags fra dit netværk. Betal en af dem, eller prøv igen om en halv time.',
    ],
    'too-often': [
      'Too many payments were started from your network. Please try again in an hour.',
      'Der er startet for mange betalinger fra dit netværk. Prøv igen om en time.',
    ],
    provider: ['Could not create payment session.', 'Vi kunne ikke starte betalingen.'],
  },
});

export type PaymentRefusal = keyof (typeof checkoutMessages)['en']['refusals'];
