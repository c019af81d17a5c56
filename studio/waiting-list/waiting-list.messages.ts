import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Join the waiting list',
  lead: 'All places are taken. If one becomes free, we offer it to one person at a time, first come, first served.',
  email: 'Email',
  submit: 'Join the waiting list',
  /** Shown at the field and stored as the consent text. */
  consent:
    'I want an email when a place on this date becomes free. I can leave the list at any time; my address is deleted 30 days after the date.',
  sent: 'Please confirm in the email we’ve just sent. You’re on the list once you’ve confirmed.',
  hasFree: 'There’s a free place on this date. You can book it now.',
  closed: 'This date can no longer be booked.',
  badEmail: 'Please enter a valid email address.',
  all: 'All courses',
  tooMany: (minutes: number) =>
    `We’ve already sent several emails to this address. Please check your inbox, or try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  confirm: {
    title: 'Confirm your place on the list',
    lead: (email: string) => `Shall we write to ${email} when a place becomes free?`,
    button: 'Confirm',
    done: 'You’re on the waiting list. We’ll write to you when a place becomes free.',
  },
  cancel: {
    title: 'Leave the waiting list',
    lead: (email: string) => `Shall we take ${email} off the waiting list?`,
    button: 'Leave the list',
    done: 'You’ve left the waiting list, and your address is deleted.',
  },
  gone: {
    title: 'This link no longer works',
    lead: 'It may have expired, or you have left the list. You can join again on the course’s page.',
  },
  offer: {
    title: 'A place is reserved for you',
    lead: (until: string) => `Book it by ${until}. After that we offer it to the next person.`,
    heading: 'Your place',
    what: 'What',
    when: 'When',
    where: 'Where',
    pay: 'Book and pay',
    decline: 'I don’t want it',
    declineLead: 'We’ll offer the place to the next person, and you leave the list.',
    ended: {
      accepted: 'The place is yours. We’ve sent you the details by email.',
      declined: 'You’ve declined this place.',
      expired: 'The time to book this place has passed, and it was offered to the next person.',
    },
    beingPaid: 'A payment for this place is under way, so it can’t be declined now.',
    again: 'Join the list again',
    authorised: 'The amount is reserved on your card and charged when your application is accepted.',
  },
};

const da: typeof en = {
  title: 'Kom på venteliste',
  lead: 'Alle pladser er optaget. Bliver en ledig, tilbyder vi den til én person ad gangen i den rækkefølge, I er kommet på listen.',
  email: 'E-mail',
  submit: 'Kom på venteliste',
  consent:
    'Jeg vil gerne have en e-mail, når en plads på dette hold bliver ledig. Jeg kan forlade listen når som helst, og min adresse slettes 30 dage efter holdet.',
  sent: 'Bekræft i den e-mail, vi lige har sendt. Du er på listen, når du har bekræftet.',
  hasFree: 'Der er en ledig plads på holdet. Du kan bestille den nu.',
  closed: 'Holdet kan ikke længere bestilles.',
  badEmail: 'Skriv en gyldig e-mailadresse.',
  all: 'Alle kurser',
  tooMany: (minutes) =>
    `Vi har allerede sendt flere e-mails til adressen. Tjek din indbakke, eller prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
  confirm: {
    title: 'Bekræft din plads på ventelisten',
    lead: (email) => `Skal vi skrive til ${email}, når en plads bliver ledig?`,
    button: 'Bekræft',
    done: 'Du er på ventelisten. Vi skriver til dig, når en plads bliver ledig.',
  },
  cancel: {
    title: 'Forlad ventelisten',
    lead: (email) => `Skal vi fjerne ${email} fra ventelisten?`,
    button: 'Forlad listen',
    done: 'Du er ikke længere på ventelisten, og din adresse er slettet.',
  },
  gone: {
    title: 'Linket virker ikke længere',
    lead: 'Måske er det udløbet, eller du har forladt listen. Du kan komme på listen igen på kursets side.',
  },
  offer: {
    title: 'En plads er reserveret til dig',
    lead: (until) => `Bestil den senest ${until}. Derefter tilbyder vi den til den næste.`,
    heading: 'Din plads',
    what: 'Hvad',
    when: 'Hvornår',
    where: 'Sted',
    pay: 'Bestil og betal',
    decline: 'Jeg vil ikke have den',
    declineLead: 'Vi tilbyder pladsen til den næste, og du forlader listen.',
    ended: {
      accepted: 'Pladsen er din. Vi har sendt dig en e-mail med det hele.',
      declined: 'Du har takket nej til pladsen.',
      expired: 'Fristen er udløbet, og pladsen er tilbudt den næste på listen.',
    },
    beingPaid: 'En betaling for pladsen er i gang, så du kan ikke takke nej nu.',
    again: 'Kom på listen igen',
    authorised: 'Beløbet reserveres på dit kort og trækkes, når din ansøgning er godkendt.',
  },
};

export const waitingListMessages: Record<Language, typeof en> = { en, da };
