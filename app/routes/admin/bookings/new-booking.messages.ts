import type { BlockRefusal } from '#studio/calendar/block-input.ts';
import type { BookForRefusal } from '#studio/owner-calendar/book-for.ts';
import type { OwnerCover } from '#studio/owner-calendar/owner-cover.ts';
import type { Language } from '#studio/shared/language.ts';

export interface NewBookingWords {
  title: string;
  lead: string;
  name: string;
  email: string;
  emailHint: string;
  place: string;
  language: string;
  languages: Record<Language, string>;
  cover: string;
  covers: Record<OwnerCover, { label: string; note: string }>;
  credits: (count: number) => string;
  length: string;
  minutes: (count: number) => string;
  untilDay: string;
  untilDayHint: string;
  people: Record<'label' | 'hint' | 'search' | 'none', string> & { credits: (count: number) => string };
  weeks: {
    title: string;
    taken: (day: string) => string;
    changed: (day: string) => string;
    use: (time: string) => string;
    skip: string;
  };
  submit: string;
  fields: Record<'name' | 'email' | 'day' | 'time' | 'cover' | 'untilDay', string>;
  refusals: Record<BookForRefusal | 'taken', string>;
  blocking: {
    title: string;
    lead: string;
    fromDay: string;
    toDay: string;
    fromDayHint: string;
    toDayHint: string;
    fromTime: string;
    toTime: string;
    timeHint: string;
    note: string;
    noteHint: string;
    untilDay: string;
    untilHint: string;
    submit: string;
    refusals: Record<BlockRefusal | 'taken', string>;
    blocked: string;
    release: string;
    /** `count`: of the row, to come. */
    releaseRow: (count: number) => string;
    row: (count: number) => string;
    gone: string;
  };
}

const en: NewBookingWords = {
  title: 'New booking',
  lead: 'Any free time, including outside opening hours. They get the usual booking email.',
  name: 'Name',
  email: 'Email',
  emailHint: 'The address their credits and orders are under.',
  place: 'Where',
  language: 'Emails in',
  languages: { en: 'English', da: 'Danish' },
  cover: 'How it is paid',
  covers: {
    'at-session': { label: 'At the session', note: 'Booked now; you take the payment in person.' },
    credit: {
      label: 'With a credit',
      note: 'A single one or one of a pack; the one that ends first is spent.',
    },
    link: { label: 'With a payment link', note: 'On hold for up to 23 hours; booked once it’s paid.' },
    owner: { label: 'Nothing to pay', note: 'A gift, or settled otherwise.' },
  },
  credits: (count) => (count === 1 ? 'One credit left.' : `${count} credits left.`),
  length: 'Length',
  minutes: (count) => `${count} minutes`,
  untilDay: 'Every week until',
  untilDayHint: 'Leave empty for one session. At most a year.',
  people: {
    label: 'Find a student',
    hint: 'Name or email. Fills in both below.',
    search: 'Find',
    none: 'No one has this name or email. Fill in both below.',
    credits: (count) => (count === 1 ? '1 credit' : `${count} credits`),
  },
  weeks: {
    title: 'Weeks that differ',
    taken: (day) => `${day}: the time is taken`,
    changed: (day) => day,
    use: (time) => `Use ${time}`,
    skip: 'Skip this week',
  },
  submit: 'Book this time',
  fields: {
    name: 'Who is it for?',
    email: 'An address the email can be sent to, like mia@example.com.',
    day: 'Choose a day.',
    time: 'Choose a time.',
    cover: 'How is it paid?',
    untilDay: 'Choose a day within a year of the first session.',
  },
  refusals: {
    'bad-input': 'Please check the marked fields.',
    over: 'This time has passed. Choose a later one.',
    'no-credit': 'This address has no credits left. Choose another way to pay.',
    'no-payments': 'No payments are connected, or the session has no price: a link couldn’t be paid.',
    'link-once': 'A payment link is for one session. Choose another way to pay for several.',
    taken: 'Nothing was booked: the time is taken.',
  },
  blocking: {
    title: 'Block time',
    lead: 'Nobody can book the time you block. If something is already booked there, nothing is blocked and you see what it is.',
    fromDay: 'From',
    toDay: 'To',
    fromDayHint: 'The first day, or the only one.',
    toDayHint: 'Leave empty for one day.',
    fromTime: 'From, time',
    toTime: 'To, time',
    timeHint: 'Leave empty for the whole day.',
    note: 'Note',
    noteHint: 'Only you see it.',
    untilDay: 'Every week until',
    untilHint: 'Leave empty for once. At most a year; if one week is taken, none is blocked.',
    submit: 'Block this time',
    refusals: {
      'bad-time': 'Choose a day, and write both times or none.',
      'ends-before': 'It ends before it begins.',
      over: 'This time has passed.',
      'too-long': 'One block is 120 days at most.',
      'until-before': 'This is before the first day.',
      'until-too-far': 'At most a year after the first day.',
      'overlaps-itself': 'What comes back every week must be shorter than a week.',
      taken: 'Nothing was blocked: this time is taken. Reschedule or cancel the booking first.',
    },
    blocked: 'Your own time',
    release: 'Unblock',
    releaseRow: (count) => `Unblock all ${count}`,
    row: (count) => `Repeats every week; ${count} to come.`,
    gone: 'This time is available again.',
  },
};

const da: NewBookingWords = {
  title: 'Ny booking',
  lead: 'Enhver ledig tid, også uden for åbningstiden. Eleven får samme e-mail som alle, der booker.',
  name: 'Navn',
  email: 'E-mail',
  emailHint: 'Den adresse, elevens klip og ordrer står under.',
  place: 'Sted',
  language: 'E-mails på',
  languages: { en: 'engelsk', da: 'dansk' },
  cover: 'Betaling',
  covers: {
    'at-session': { label: 'Ved timen', note: 'Booket nu; du tager imod pengene i lokalet.' },
    credit: {
      label: 'Med et klip',
      note: 'Et enkelt klip eller ét fra et klippekort. Det, der udløber først, bliver brugt.',
    },
    link: {
      label: 'Med et link',
      note: 'Tiden er reserveret i højst 23 timer og booket, når den er betalt.',
    },
    owner: { label: 'Intet at betale', note: 'En gave, eller afregnet på anden vis.' },
  },
  credits: (count) => `${count} klip tilbage.`,
  submit: 'Book timen',
  length: 'Varighed',
  minutes: (count) => `${count} minutter`,
  untilDay: 'Hver uge indtil',
  untilDayHint: 'Lad feltet stå tomt for én time. Højst et år.',
  people: {
    label: 'Find en elev',
    hint: 'Navn eller e-mail. Udfylder begge felter nedenfor.',
    search: 'Find',
    none: 'Ingen har det navn eller den e-mail. Udfyld felterne nedenfor.',
    credits: (count) => `${count} klip`,
  },
  weeks: {
    title: 'Uger, der afviger',
    taken: (day) => `${day}: tiden er optaget`,
    changed: (day) => day,
    use: (time) => `Brug ${time}`,
    skip: 'Spring ugen over',
  },
  fields: {
    name: 'Hvis time er det?',
    email: 'En adresse, e-mailen kan sendes til, som mia@example.com.',
    day: 'Vælg en dag.',
    time: 'Vælg et klokkeslæt.',
    cover: 'Vælg, hvordan timen betales.',
    untilDay: 'Vælg en dag højst et år efter den første time.',
  },
  refusals: {
    'bad-input': 'Se de markerede felter efter.',
    over: 'Den tid er forbi. Vælg en senere.',
    'no-credit': 'Ingen med den adresse har et klip tilbage. Vælg en anden betaling.',
    'no-payments':
      'Der er ikke tilsluttet betaling, eller timen har ingen pris, så et link ville ikke kunne betales.',
    'link-once': 'Et betalingslink gælder én time. Vælg en anden betaling for flere.',
    taken: 'Intet er booket: tiden er optaget.',
  },
  blocking: {
    title: 'Spær tid',
    lead: 'Ingen kan booke den tid, du spærrer. Står der allerede noget, spærres intet, og du får at vide, hvad det er.',
    fromDay: 'Fra',
    toDay: 'Til',
    fromDayHint: 'Den første dag, eller den eneste.',
    toDayHint: 'Lad feltet stå tomt, når det er en enkelt dag.',
    fromTime: 'Fra kl.',
    toTime: 'Til kl.',
    timeHint: 'Lad feltet stå tomt, når det er hele dagen.',
    note: 'Note',
    noteHint: 'Kun du ser den.',
    untilDay: 'Hver uge indtil',
    untilHint:
      'Lad feltet stå tomt, når det er en enkelt gang. Højst et år; er én uge optaget, spærres ingen.',
    submit: 'Spær tiden',
    refusals: {
      'bad-time': 'Vælg en dag, og skriv begge klokkeslæt eller ingen.',
      'ends-before': 'Det slutter, før det begynder.',
      over: 'Den tid er forbi.',
      'too-long': 'En spærring er højst 120 dage.',
      'until-before': 'Det er før den første dag.',
      'until-too-far': 'Højst et år efter den første dag.',
      'overlaps-itself': 'Det, der kommer igen hver uge, skal være kortere end en uge.',
      taken: 'Intet er spærret: der står noget i den tid. Flyt eller aflys det først.',
    },
    blocked: 'Din egen tid',
    releaseRow: (count) => `Frigiv alle ${count}`,
    row: (count) => `Den kommer igen hver uge; ${count} ligger stadig forude.`,
    release: 'Frigiv tiden',
    gone: 'Tiden er ledig igen.',
  },
};

export const newBookingMessages: Record<Language, NewBookingWords> = { en, da };
