import type { Language } from '#studio/shared/language.ts';

const en = {
  missing: 'Please fill all fields and pick a slot.',
  badCourse: (typed: string, expected: string) =>
    `The course_id “${typed}” can’t be booked by the hour. Use “${expected}”.`,
  badEmail: 'Please enter a valid email address',
  refusals: {
    'not-offered': 'That time isn’t available. Please pick one from the list.',
    taken: 'Someone has just taken that time. Please pick another one.',
    'too-many-for-address':
      'Too many times are being held from your network. Pay or cancel one of them, or wait ten minutes.',
    'too-many-for-email':
      'You already have three times on hold. Pay for or cancel one first; unpaid holds expire automatically.',
    'too-often': 'Too many times were held from your network. Please try again in an hour.',
    'too-many-mails':
      'We’ve already sent several emails to this address. Please check your inbox, or try again in an hour.',
    'open-consultation':
      'You already have a consultation, or one to confirm. Use the link in that email to reschedule it.',
    'not-allowed': 'Could not create booking.',
    'no-credit': 'There’s no session left on this link. It has been used, refunded or has run out.',
  },
};

const da: typeof en = {
  missing: 'Udfyld alle felter, og vælg en tid.',
  badCourse: (typed, expected) =>
    `course_id »${typed}« kan ikke bestilles som enkelttime. Brug »${expected}«.`,
  badEmail: 'Skriv en gyldig e-mailadresse.',
  refusals: {
    'not-offered': 'Tiden kan ikke bookes. Vælg en fra listen.',
    taken: 'Tiden er lige blevet optaget. Vælg en anden.',
    'too-many-for-address':
      'Der er reserveret for mange tider fra dit netværk. Betal eller annuller en af dem, eller vent ti minutter.',
    'too-many-for-email':
      'Du har allerede reserveret tre tider. Betal eller annuller en af dem først. Ubetalte tider bliver automatisk ledige igen.',
    'too-often': 'Der er reserveret for mange tider fra dit netværk. Prøv igen om en time.',
    'too-many-mails':
      'Vi har allerede sendt flere e-mails til adressen. Tjek din indbakke, eller prøv igen om en time.',
    'open-consultation':
      'Du har allerede booket en samtale eller mangler at bekræfte en. Brug linket i e-mailen, hvis du vil flytte den.',
    'not-allowed': 'Bookingen kunne ikke oprettes.',
    'no-credit': 'Der er ikke flere timer på linket. Klippet er brugt, refunderet eller udløbet.',
  },
};

export const bookingMessages: Record<Language, typeof en> = { en, da };
