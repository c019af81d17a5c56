import type { Language } from '#studio/shared/language.ts';

const en = {
  refusals: {
    'not-for-sale': 'This isn’t for sale here.',
    'bad-currency': 'This isn’t offered in that currency.',
    'hold-ended': 'Reservation has expired.',
    'already-paid': 'This session is already paid for.',
    'sold-out': 'The last place has just been taken. Write to us, and we will tell you about the next date.',
    'no-date': 'The next date isn’t set yet, so nothing can be booked right now.',
    'date-closed': 'This date can no longer be booked. Please choose another one.',
    'already-ordered': 'You’ve already ordered and paid. Check your email.',
    'cart-changed': 'Your cart has changed. Please check it and try again.',
    'codes-changed':
      'What your code or gift card pays has just changed. Please check the amount and try again.',
    closed: 'Payments open soon',
    'too-many':
      'There are too many unpaid orders of this from your network. Pay for one of them, or try again in half an hour.',
    'too-often': 'Too many payments were started from your network. Please try again in an hour.',
    provider: 'Could not create payment session.',
  },
};

const da: typeof en = {
  refusals: {
    'not-for-sale': 'Det kan ikke købes her.',
    'bad-currency': 'Det sælges ikke i den valuta.',
    'hold-ended': 'Reservationen er udløbet.',
    'already-paid': 'Timen er allerede betalt.',
    'sold-out': 'Den sidste plads er lige blevet optaget. Skriv til os, så hører du om næste hold.',
    'no-date': 'Den næste dato er ikke fastsat endnu, så du kan ikke købe en plads lige nu.',
    'date-closed': 'Den dato kan ikke længere bestilles. Vælg en anden.',
    'already-ordered': 'Det er allerede bestilt og betalt. Tjek din indbakke.',
    'cart-changed': 'Din kurv er ændret imens. Tjek den, og bestil igen.',
    'codes-changed':
      'Det, din kode eller dit gavekort betaler, er lige blevet ændret. Tjek beløbet, og bestil igen.',
    closed: 'Betaling åbner snart',
    'too-many':
      'Der er for mange ubetalte bestillinger af det her fra dit netværk. Betal en af dem, eller prøv igen om en halv time.',
    'too-often': 'Der er startet for mange betalinger fra dit netværk. Prøv igen om en time.',
    provider: 'Vi kunne ikke starte betalingen.',
  },
};

export const checkoutMessages: Record<Language, typeof en> = { en, da };

export type PaymentRefusal = keyof typeof en.refusals;
