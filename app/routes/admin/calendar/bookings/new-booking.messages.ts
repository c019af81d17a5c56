import type { BlockRefusal } from '#studio/calendar/block-input.ts';
import type { BookForRefusal } from '#studio/calendar/owner-calendar/book-for.ts';
import type { OwnerCover } from '#studio/calendar/owner-calendar/owner-cover.ts';
import type { Language } from '#studio/shared/language.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const newBookingMessages = inBoth({
  title: ['New booking', 'Ny booking'],
  lead: [
    'Any free time, including outside opening hours. They get the usual booking email.',
    'Enhver ledig tid, også uden for åbningstiden. Eleven får samme e-mail som alle, der booker.',
  ],
  name: common.name,
  email: common.email,
  emailHint: [
    'The address used for their credits and orders.',
    'Den adresse, der er brugt til elevens klip og ordrer.',
  ],
  place: common.where,
  language: ['Emails in', 'E-mails på'],
  languages: { en: ['English', 'engelsk'], da: ['Danish', 'dansk'] } satisfies Pairs<
    Record<Language, string>
  >,
  cover: ['How it is paid', 'Betaling'],
  covers: {
    'at-session': {
      label: ['At the session', 'Ved timen'],
      note: [
        'Booked now; you take the payment in person.',
        'Booket nu. Du modtager betalingen, når I mødes.',
      ],
    },
    credit: {
      label: ['With a credit', 'Med et klip'],
      note: [
        'A single one or one of a pack; the one that ends first is spent.',
        'Et enkelt klip eller ét fra et klippekort. Det, der udløber først, bliver brugt.',
      ],
    },
    link: {
      label: ['With a payment link', 'Med et link'],
      note: [
        'On hold for up to 23 hours; booked once it’s paid.',
        'Tiden er reserveret i højst 23 timer og booket, når den er betalt.',
      ],
    },
    owner: {
      label: ['Nothing to pay', 'Intet at betale'],
      note: ['A gift, or settled otherwise.', 'En gave, eller afregnet på anden vis.'],
    },
  } satisfies Pairs<Record<OwnerCover, { label: string; note: string }>>,
  credits: (count: number) => [
    count === 1 ? 'One credit left.' : `${count} credits left.`,
    `${count} klip tilbage.`,
  ],
  length: ['Length', 'Varighed'],
  minutes: (count: number) => [`${count} minutes`, `${count} minutter`],
  untilDay: ['Every week until', 'Hver uge indtil'],
  untilDayHint: [
    'Leave empty for one session. At most a year. One email has all dates.',
    'Lad feltet stå tomt for én time. Højst et år. Én e-mail viser alle datoer.',
  ],
  people: {
    label: ['Find a student', 'Find en elev'],
    hint: ['Name or email. Fills in both below.', 'Navn eller e-mail. Udfylder begge felter nedenfor.'],
    search: 'Find',
    none: [
      'No one has this name or email. Fill in both below.',
      'Ingen har det navn eller den e-mail. Udfyld felterne nedenfor.',
    ],
    credits: (count) => [count === 1 ? '1 credit' : `${count} credits`, `${count} klip`],
  } satisfies Pairs<
    Record<'label' | 'hint' | 'search' | 'none', string> & { credits: (count: number) => string }
  >,
  weeks: {
    title: ['Weeks that differ', 'Uger, der afviger'],
    taken: (day: string) => [`${day}: the time is taken`, `${day}: tiden er optaget`],
    changed: (day: string) => day,
    use: (time: string) => [`Use ${time}`, `Brug ${time}`],
    skip: ['Skip this week', 'Spring ugen over'],
  },
  submit: ['Book this time', 'Book timen'],
  fields: {
    name: ['Who is it for?', 'Hvem er timen til?'],
    email: [
      'An address the email can be sent to, like mia@example.com.',
      'En adresse, e-mailen kan sendes til, som mia@example.com.',
    ],
    day: ['Choose a day.', 'Vælg en dag.'],
    time: ['Choose a time.', 'Vælg et klokkeslæt.'],
    cover: ['How is it paid?', 'Vælg, hvordan timen betales.'],
    untilDay: [
      'Choose a day within a year of the first session.',
      'Vælg en dag højst et år efter den første time.',
    ],
  },
  refusals: {
    invalid: ['Please check the marked fields.', 'Se de markerede felter efter.'],
    over: ['This time has passed. Choose a later one.', 'Den tid er forbi. Vælg en senere.'],
    'no-credit': [
      'This address has no credits left. Choose another way to pay.',
      'Ingen med den adresse har et klip tilbage. Vælg en anden betaling.',
    ],
    'no-payments': [
      'No payments are connected, or the session has no price: a link couldn’t be paid.',
      'Der er ikke tilsluttet betaling, eller timen har ingen pris, så et link ville ikke kunne betales.',
    ],
    'link-once': [
      'A payment link is for one session. Choose another way to pay for several.',
      'Et betalingslink gælder én time. Vælg en anden betaling for flere.',
    ],
    taken: ['Nothing was booked: the time is taken.', 'Intet er booket: Tiden er optaget.'],
  } satisfies Pairs<Record<BookForRefusal | 'taken', string>>,
  blocking: {
    title: ['Block time', 'Spær tid'],
    lead: [
      'The time you block can’t be booked. If a session is booked there, nothing is blocked and you see which.',
      'Ingen kan booke den tid, du spærrer. Er der en booking i den, spærres intet, og du ser, hvilken det er.',
    ],
    fromDay: ['From', 'Fra'],
    toDay: ['To', 'Til'],
    fromDayHint: ['The first day, or the only one.', 'Den første dag, eller den eneste.'],
    toDayHint: ['Leave empty for one day.', 'Lad feltet stå tomt, når det er en enkelt dag.'],
    fromTime: ['From, time', 'Fra kl.'],
    toTime: ['To, time', 'Til kl.'],
    timeHint: ['Leave empty for the whole day.', 'Lad feltet stå tomt, når det er hele dagen.'],
    note: 'Note',
    noteHint: ['Only you see it.', 'Kun du ser den.'],
    untilDay: ['Every week until', 'Hver uge indtil'],
    untilHint: [
      'Leave empty for once. At most a year; if one week is taken, none is blocked.',
      'Lad feltet stå tomt, når det er en enkelt gang. Højst et år. Er én uge optaget, spærres ingen.',
    ],
    submit: ['Block this time', 'Spær tiden'],
    refusals: {
      'bad-time': [
        'Choose a day, and write both times or none.',
        'Vælg en dag, og skriv begge klokkeslæt eller ingen.',
      ],
      'ends-before': ['It ends before it begins.', 'Det slutter, før det begynder.'],
      over: ['This time has passed.', 'Den tid er forbi.'],
      'too-long': ['One block is 120 days at most.', 'En spærring er højst 120 dage.'],
      'until-before': ['This is before the first day.', 'Det er før den første dag.'],
      'until-too-far': ['At most a year after the first day.', 'Højst et år efter den første dag.'],
      'overlaps-itself': [
        'A weekly block must be shorter than a week.',
        'En ugentlig spærring skal være kortere end en uge.',
      ],
      taken: [
        'Nothing was blocked: this time is taken. Reschedule or cancel the booking first.',
        'Intet er spærret: Tiden er optaget. Flyt eller aflys det først.',
      ],
    } satisfies Pairs<Record<BlockRefusal | 'taken', string>>,
    blocked: ['Your own time', 'Din egen tid'],
    release: ['Unblock', 'Frigiv tiden'],
    /** `count`: of the row, to come. */
    releaseRow: (count: number) => [`Unblock all ${count}`, `Frigiv alle ${count}`],
    row: (count: number) => [
      `Repeats every week. Still to come: ${count}.`,
      `Gentages hver uge. Resterende gange: ${count}.`,
    ],
    gone: ['This time is available again.', 'Tiden er ledig igen.'],
  },
});

export type NewBookingWords = (typeof newBookingMessages)['en'];
