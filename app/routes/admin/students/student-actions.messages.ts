import type { PairTree } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const studentActionPairs = {
  homework: {
    title: ['Homework', 'Lektier'],
    none: ['No homework so far.', 'Ingen lektier endnu.'],
    label: ['Set homework', 'Giv lektier for'],
    body: ['What to practise', 'Hvad der skal øves'],
    dueOn: ['Due on', 'Senest'],
    dueHint: ['Empty: until further notice', 'Tomt: indtil videre'],
    save: ['Set and email', 'Giv og send e-mail'],
    done: ['Homework set. We’ve emailed the student.', 'Lektierne er givet. Eleven har fået en e-mail.'],
    removed: ['Homework deleted.', 'Lektierne er slettet.'],
    problem: ['Homework not saved', 'Lektierne blev ikke gemt'],
    invalid: common.invalid,
    gone: ['This homework has already been deleted.', 'Lektierne er allerede slettet.'],
    faults: {
      body: ['Please write 1 to 2,000 characters.', 'Skriv 1 til 2.000 tegn.'],
      dueOn: ['Please choose a day.', 'Vælg en dag.'],
    },
    files: common.files,
    optional: common.optional,
    filesHint: [
      'Up to 5: PDF, JPEG, PNG, WebP, MP3 or M4A, each up to 25 MB. Only you and the student see them.',
      'Højst 5: PDF, JPEG, PNG, WebP, MP3 eller M4A, hver på højst 25 MB. Kun du og eleven kan se dem.',
    ],
    filesAgain: [
      'Check that your files are still chosen, and choose them again if not.',
      'Se, om dine filer stadig er valgt. Ellers vælg dem igen.',
    ],
    fileFaults: {
      empty: (name: string) => [`${name} is empty. Choose it again.`, `${name} er tom. Vælg den igen.`],
      'too-large': (name: string) => [
        `${name} is larger than 25 MB. Choose a smaller file.`,
        `${name} fylder mere end 25 MB. Vælg en mindre fil.`,
      ],
      'too-many': () => ['Choose at most 5 files.', 'Vælg højst 5 filer.'],
      'wrong-kind': (name: string) => [
        `${name} is not a PDF, JPEG, PNG, WebP, MP3 or M4A file.`,
        `${name} er ikke en PDF-, JPEG-, PNG-, WebP-, MP3- eller M4A-fil.`,
      ],
      busy: () => [
        'Several files are arriving at the moment. Try again in a minute.',
        'Der er mange filer på vej lige nu. Prøv igen om et minut.',
      ],
      unreadable: () => [
        'The files didn’t arrive whole. Try again.',
        'Filerne kom ikke helt frem. Prøv igen.',
      ],
    },
    due: (day: string) => [`due ${day}`, `senest ${day}`],
    states: {
      new: ['Not seen yet', 'Ikke set endnu'],
      seen: (day: string) => [`Seen ${day}`, `Set ${day}`],
      done: (day: string) => [`Done ${day}`, `Klaret ${day}`],
    },
    remove: common.delete,
    removeLabel: (text: string) => [`Delete homework: ${text}`, `Slet lektier: ${text}`],
    question: [
      'The student no longer sees it. They are not emailed.',
      'Eleven ser dem ikke længere og får ingen e-mail.',
    ],
  },
  grant: {
    label: ['Grant session credits', 'Giv klip'],
    offer: ['For', 'Til'],
    count: ['Number of sessions', 'Antal timer'],
    months: ['Valid for months', 'Gælder i måneder'],
    monthsHint: ['Empty: without an end', 'Tomt: uden udløb'],
    reason: ['Reason', 'Begrundelse'],
    reasonHint: [
      'In the activity log only. The student doesn’t see it.',
      'Kun i aktivitetsloggen. Eleven ser den ikke.',
    ],
    save: ['Grant and email', 'Giv og send e-mail'],
    done: ['Credits granted. We’ve emailed the student.', 'Klippene er givet. Eleven har fået en e-mail.'],
    problem: ['Credits not granted', 'Klippene blev ikke givet'],
    invalid: common.invalid,
    faults: {
      offerId: ['Choose a kind of session.', 'Vælg en slags time.'],
      count: ['A whole number from 1 to 50.', 'Et helt tal fra 1 til 50.'],
      months: ['A whole number from 1 to 120, or nothing.', 'Et helt tal fra 1 til 120, eller intet.'],
      reason: ['Please give a reason of at most 500 characters.', 'Skriv en begrundelse på højst 500 tegn.'],
    },
  },
  enrol: {
    label: ['Give access to a course', 'Giv adgang til et kursus'],
    course: common.course,
    save: ['Give access and email', 'Giv adgang og send e-mail'],
    done: ['Access given. We’ve emailed the student.', 'Adgangen er givet. Eleven har fået en e-mail.'],
    problem: ['No access given', 'Adgangen blev ikke givet'],
    invalid: common.invalid,
    enrolled: ['The student has access to this course already.', 'Eleven har allerede adgang til kurset.'],
    noCourse: ['Choose a course.', 'Vælg et kursus.'],
  },
  revokeCredits: {
    label: ['Revoke session credits', 'Træk klip tilbage'],
    which: ['Which credits', 'Hvilke klip'],
    question: [
      'The remaining sessions can no longer be booked. Sessions already booked stay booked, and nothing is refunded, because nothing was paid.',
      'De timer, der er tilbage, kan ikke længere bookes. Bookede timer beholdes, og der refunderes intet, for der er ikke betalt noget.',
    ],
    yes: ['Revoke', 'Træk tilbage'],
    done: ['Credits revoked.', 'Klippene er trukket tilbage.'],
    problem: ['Credits not revoked', 'Klippene blev ikke trukket tilbage'],
    'not-found': [
      'These credits are no longer on this student’s page.',
      'Klippene findes ikke længere på elevens side.',
    ],
    'no-reason': [
      'Please give a reason of at most 500 characters.',
      'Skriv en begrundelse på højst 500 tegn.',
    ],
  },
} satisfies PairTree;
