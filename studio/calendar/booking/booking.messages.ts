import { inBoth } from '#studio/shared/texts/in-both.ts';

export const bookingMessages = inBoth({
  missing: ['Please fill all fields and pick a slot.', 'Udfyld alle felter, og vælg en tid.'],
  badCourse: (typed: string, expected: string) => [
    `The course_id “${typed}” can’t be booked by the hour. Use “${expected}”.`,
    `course_id »${typed}« kan ikke bestilles som enkelttime. Brug »${expected}«.`,
  ],
  badEnd: (minutes: number, end: string) => [
    `This takes ${minutes} minutes: slot_end must be ${end}, or absent.`,
    `Det varer ${minutes} minutter: slot_end skal være ${end} eller udelades.`,
  ],
  badEmail: ['Please enter a valid email address', 'Skriv en gyldig e-mailadresse.'],
  refusals: {
    'not-offered': [
      'That time isn’t available. Please pick one from the list.',
      'Tiden kan ikke bookes. Vælg en fra listen.',
    ],
    taken: [
      'Someone has just taken that time. Please pick another one.',
      'Tiden er lige blevet optaget. Vælg en anden.',
    ],
    'too-many-for-address': [
      'Too many times are being held from your network. Pay or cancel one of them, or wait ten minutes.',
      'Der er reserveret for mange tider fra dit netværk. Betal eller annuller en af dem, eller vent ti minutter.',
    ],
    'too-many-for-email': [
      'You already have three times on hold. Pay for or cancel one first; unpaid holds expire automatically.',
      'Du har allerede reserveret tre tider. Betal eller annuller en af dem først. Ubetalte tider bliver automatisk ledige igen.',
    ],
    'too-often': [
      'Too many times were held from your network. Please try again in an hour.',
      'Der er reserveret for mange tider fra dit netværk. Prøv igen om en time.',
    ],
    'too-many-mails': [
      'We’ve already sent several emails to this address. Please check your inbox, or try again in an hour.',
      'Vi har allerede sendt flere e-mails til adressen. Tjek din indbakke, eller prøv igen om en time.',
    ],
    'open-consultation': [
      'You already have a consultation, or one to confirm. Use the link in that email to reschedule it.',
      'Du har allerede booket en samtale eller mangler at bekræfte en. Brug linket i e-mailen, hvis du vil flytte den.',
    ],
    'not-allowed': ['Could not create booking.', 'Bookingen kunne ikke oprettes.'],
    'no-credit': [
      'There’s no session left on this link. It has been used, refunded or has expired.',
      'Der er ikke flere timer på linket. Klippet er brugt, refunderet eller udløbet.',
    ],
  },
});
