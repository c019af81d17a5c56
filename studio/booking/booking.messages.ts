import type { Language } from '#studio/shared/language.ts';

const en = {
  missing: 'Please fill all fields and pick a slot.',
  badCourse: (typed: string, expected: string) =>
    `The course_id “${typed}” cannot be booked by the hour. Use “${expected}”.`,
  badEmail: 'Please enter a valid email address',
  refusals: {
    'not-offered': 'This time is not offered. Please pick one from the list.',
    taken: 'Somebody has just taken this time. Please pick another one.',
    'too-many-for-address':
      'Too many times are being held from your network. Pay or cancel one of them, or wait ten minutes.',
    'too-many-for-email':
      'You already hold three times. Pay or cancel one of them first; unpaid ones come free by themselves.',
    'too-often': 'Too many times were held from your network. Please try again in an hour.',
    'too-many-mails':
      'We have sent several mails to this address already. Please look there, or try again in an hour.',
    'open-consultation':
      'You already have a consultation, or one that waits for your click. Its mail has the link to move it.',
    'not-allowed': 'Could not create booking.',
    'no-credit': 'There is no session left on this link. It has been used, refunded or has run out.',
  },
};

const da: typeof en = {
  missing: 'Udfyld venligst alle felter og vælg en tid.',
  badCourse: (typed, expected) =>
    `course_id »${typed}« kan ikke bestilles som enkelttime. Brug »${expected}«.`,
  badEmail: 'Indtast venligst en gyldig email adresse',
  refusals: {
    'not-offered': 'Den tid kan ikke bestilles. Vælg venligst en fra listen.',
    taken: 'Tiden er netop blevet taget. Vælg venligst en anden.',
    'too-many-for-address':
      'Der er reserveret for mange tider fra dit netværk. Betal eller annullér en af dem, eller vent ti minutter.',
    'too-many-for-email':
      'Du har allerede reserveret tre tider. Betal eller annullér en af dem først; ubetalte bliver ledige af sig selv.',
    'too-often': 'Der er reserveret for mange tider fra dit netværk. Prøv igen om en time.',
    'too-many-mails':
      'Vi har allerede sendt flere mails til denne adresse. Kig efter dem, eller prøv igen om en time.',
    'open-consultation':
      'Du har allerede en samtale, eller en, der venter på dit tryk. I mailen er der et link til at flytte den.',
    'not-allowed': 'Bookingen kunne ikke oprettes.',
    'no-credit': 'Der er ingen time tilbage på dette link. Den er brugt, refunderet eller udløbet.',
  },
};

export const bookingMessages: Record<Language, typeof en> = { en, da };
