import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const waitingListMessages = inBoth({
  title: ['Join the waiting list', 'Kom på venteliste'],
  lead: [
    'All places are taken. If one becomes free, we offer it to one person at a time, first come, first served.',
    'Alle pladser er optaget. Bliver en ledig, tilbyder vi den til én person ad gangen i den rækkefølge, I er kommet på listen.',
  ],
  email: common.email,
  submit: ['Join the waiting list', 'Kom på venteliste'],
  /** Shown at the field and stored as the consent text. */
  consent: [
    'I want an email when a place on this date becomes free. I can leave the list at any time; my address is deleted 30 days after the date.',
    'Jeg vil gerne have en e-mail, når en plads på dette hold bliver ledig. Jeg kan forlade listen når som helst, og min adresse slettes 30 dage efter holdet.',
  ],
  sent: [
    'Please confirm in the email we’ve just sent. You’re on the list once you’ve confirmed.',
    'Bekræft i den e-mail, vi lige har sendt. Du er på listen, når du har bekræftet.',
  ],
  hasFree: [
    'There’s a free place on this date. You can book it now.',
    'Der er en ledig plads på holdet. Du kan bestille den nu.',
  ],
  closed: ['This date can no longer be booked.', 'Holdet kan ikke længere bestilles.'],
  badEmail: common.badEmail,
  all: ['All courses', 'Alle kurser'],
  tooMany: (minutes: number) => [
    `We’ve already sent several emails to this address. Please check your inbox, or try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    `Vi har allerede sendt flere e-mails til adressen. Tjek din indbakke, eller prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
  ],
  confirm: {
    title: ['Confirm your place on the list', 'Bekræft din plads på ventelisten'],
    lead: (email: string) => [
      `Shall we write to ${email} when a place becomes free?`,
      `Skal vi skrive til ${email}, når en plads bliver ledig?`,
    ],
    button: ['Confirm', 'Bekræft'],
    done: [
      'You’re on the waiting list. We’ll write to you when a place becomes free.',
      'Du er på ventelisten. Vi skriver til dig, når en plads bliver ledig.',
    ],
  },
  cancel: {
    title: ['Leave the waiting list', 'Forlad ventelisten'],
    lead: (email: string) => [
      `Shall we take ${email} off the waiting list?`,
      `Skal vi fjerne ${email} fra ventelisten?`,
    ],
    button: ['Leave the list', 'Forlad listen'],
    done: [
      'You’ve left the waiting list, and your address is deleted.',
      'Du er ikke længere på ventelisten, og din adresse er slettet.',
    ],
  },
  gone: {
    title: ['This link no longer works', 'Linket virker ikke længere'],
    lead: [
      'It may have expired, or you have left the list. You can join again on the course’s page.',
      'Måske er det udløbet, eller du har forladt listen. Du kan komme på listen igen på kursets side.',
    ],
  },
  offer: {
    title: ['A place is reserved for you', 'En plads er reserveret til dig'],
    lead: (until: string) => [
      `Book it by ${until}. After that we offer it to the next person.`,
      `Bestil den senest ${until}. Derefter tilbyder vi den til den næste.`,
    ],
    heading: ['Your place', 'Din plads'],
    what: common.what,
    when: common.when,
    where: common.where,
    pay: ['Book and pay', 'Bestil og betal'],
    decline: ['I don’t want it', 'Jeg vil ikke have den'],
    declineLead: [
      'We’ll offer the place to the next person, and you leave the list.',
      'Vi tilbyder pladsen til den næste, og du forlader listen.',
    ],
    ended: {
      accepted: [
        'The place is yours. We’ve sent you the details by email.',
        'Pladsen er din. Vi har sendt dig en e-mail med det hele.',
      ],
      declined: ['You’ve declined this place.', 'Du har takket nej til pladsen.'],
      expired: [
        'The time to book this place has passed, and it was offered to the next person.',
        'Fristen er udløbet, og pladsen er tilbudt den næste på listen.',
      ],
    },
    beingPaid: [
      'A payment for this place is under way, so it can’t be declined now.',
      'En betaling for pladsen er i gang, så du kan ikke takke nej nu.',
    ],
    again: ['Join the list again', 'Kom på listen igen'],
    authorised: [
      'The amount is reserved on your card and charged if we accept your application.',
      'Beløbet reserveres på dit kort og trækkes, når du er optaget.',
    ],
  },
});
