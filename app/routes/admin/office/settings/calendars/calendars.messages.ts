import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const calendarsMessages = inBoth({
  lead: [
    'Busy times there can’t be booked here. We check every five minutes, and again right before a booking. A calendar that fails is checked less often, at least once an hour.',
    'Optagne tider dér kan ikke bookes her. Vi tjekker hvert femte minut og igen lige før en booking. En kalender, der fejler, tjekkes sjældnere, men mindst én gang i timen.',
  ],
  caption: ['Your other calendars', 'Dine andre kalendere'],
  columns: {
    name: common.calendar,
    state: common.state,
    read: ['Checked', 'Tjekket'],
    remove: common.remove,
  },
  none: ['No calendar is connected.', 'Ingen kalender er tilsluttet.'],
  addresses: {
    title: ['Invitations you’ve declined', 'Invitationer, du har afvist'],
    lead: [
      'An invitation that one of your email addresses has declined doesn’t make you busy. The address you sign in with, and those of connected accounts, count already.',
      'En invitation, som en af dine e-mailadresser har afvist, gør dig ikke optaget. Den adresse, du logger ind med, og adresserne på tilsluttede konti tæller allerede med.',
    ],
    label: ['Your other email addresses', 'Dine andre e-mailadresser'],
    hint: ['One per line, at most 20.', 'En pr. linje, højst 20.'],
    fault: [
      'Enter email addresses, one per line, at most 20.',
      'Skriv e-mailadresser, en pr. linje, højst 20.',
    ],
    save: common.save,
  },
  retry: ['Try again', 'Prøv igen'],
  retryOf: (name: string) => [`Try again to read ${name}`, `Prøv igen at læse ${name}`],
  remove: common.remove,
  removeOf: (name: string) => [`Remove ${name}`, `Fjern ${name}`],
  addTitle: ['Add a calendar', 'Tilføj en kalender'],
  addLead: [
    'Google, Apple, Outlook and most others offer a private address in ICS format in their settings.',
    'Google, Apple, Outlook og de fleste andre har en privat adresse i ICS-format i deres indstillinger.',
  ],
  name: common.name,
  nameHint: ['Only you see it.', 'Kun du ser det.'],
  address: ['Private address (ICS)', 'Privat adresse (ICS)'],
  addressHint: [
    'Begins with https:// or webcal://. Stored encrypted.',
    'Begynder med https:// eller webcal://. Gemmes krypteret.',
  ],
  add: ['Add this calendar', 'Tilføj kalenderen'],
  faults: {
    name: ['Give it a name of at most 80 characters.', 'Giv den et navn på højst 80 tegn.'],
    address: [
      'Enter a web address, like https://example.com/calendar.ics.',
      'Skriv en webadresse, for eksempel https://example.com/calendar.ics.',
    ],
  },
  refusals: {
    'no-secret': [
      'The address can’t be stored safely: its key would be in the same database. Set APP_SECRET where the studio is started, then start it again.',
      'Adressen kan ikke gemmes sikkert: Dens nøgle ville ligge i samme database. Sæt APP_SECRET dér, hvor studiet startes, og start det igen.',
    ],
    insecure: [
      'The address contains a password, so it must begin with https://.',
      'Adressen indeholder en adgangskode, så den skal begynde med https://.',
    ],
    'too-many': [
      'Twenty calendars are connected. Remove one first.',
      'Tyve kalendere er tilsluttet. Fjern først en.',
    ],
  },
  conflicts: [
    'Sessions at a time when you’re busy elsewhere',
    'Timer på tidspunkter, hvor du er optaget andetsteds',
  ],
  feed: {
    title: ['Subscribe from another app', 'Abonner fra en anden app'],
    lead: [
      'A private address with everything in this calendar, for any calendar app. Anyone who has it can read your bookings.',
      'En privat adresse med alt i kalenderen, til enhver kalenderapp. Alle, der har den, kan læse dine bookinger.',
    ],
    on: ['An address is in use.', 'En adresse er i brug.'],
    create: ['Create an address', 'Opret en adresse'],
    replace: ['Replace the address', 'Udskift adressen'],
    revoke: ['Revoke the address', 'Tilbagekald adressen'],
    address: common.address,
    once: ['Copy it now: it is shown only once.', 'Kopier den nu: Den vises kun én gang.'],
  },
  flash: {
    added: ['Calendar added.', 'Kalenderen er tilføjet.'],
    removed: [
      'Calendar removed. Its busy times are available again.',
      'Kalenderen er fjernet. Dens optagne tider er ledige igen.',
    ],
    revoked: ['The address no longer works.', 'Adressen virker ikke længere.'],
    connected: [
      'Connected. Choose the calendars that make you busy.',
      'Kontoen er tilsluttet. Vælg de kalendere, der gør dig optaget.',
    ],
    chosen: common.savedSentence,
    disconnected: [
      'Disconnected. Its busy times are available again.',
      'Forbindelsen er afbrudt. Optagne tider derfra er ledige igen.',
    ],
    addresses: ['Saved.', 'Gemt.'],
    retried: ['We checked again.', 'Vi har tjekket igen.'],
    rescheduled: ['Rescheduled. We’ve emailed the new time.', 'Flyttet. E-mailen med den nye tid er på vej.'],
    restored: ['The event is being written again.', 'Begivenheden skrives igen.'],
  },
});

export type CalendarsWords = (typeof calendarsMessages)['en'];
