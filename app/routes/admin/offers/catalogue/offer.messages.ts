import { richTextMessages } from '#app/web/rich-text/rich-text.messages.ts';
import type { CourseGroup, SoldPer } from '#platform/db/schema/catalogue.ts';
import type { OfferFault } from '#studio/offers/catalogue/typed-offer.ts';
import { inBoth, type Pairs, type PairTree } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { restoredPair } from '../../office/history/history.messages.ts';
import { recordPairs } from '../../record.messages.ts';
import { newOfferPairs } from './new-offer.messages.ts';

const hoursPairs = {
  hoursHint: [
    'First and last start, such as 9–12, 14–17, always within your opening hours. Every day empty: all your opening hours. With times on some days, it can’t be booked on the others. Existing bookings stay.',
    'Første og sidste start, for eksempel 9–12, 14–17, altid inden for dine åbningstider. Er alle dage tomme, gælder hele åbningstiden. Er der tider på nogle dage, kan den ikke bookes på de andre. Eksisterende bookinger bliver, som de er.',
  ],
  starts1: ['Monday', 'Mandag'],
  starts2: ['Tuesday', 'Tirsdag'],
  starts3: ['Wednesday', 'Onsdag'],
  starts4: ['Thursday', 'Torsdag'],
  starts5: ['Friday', 'Fredag'],
  starts6: ['Saturday', 'Lørdag'],
  starts7: ['Sunday', 'Søndag'],
  startEvery: ['Time between starts', 'Tid mellem starttider'],
  everyAsSettings: ['As in the opening hours', 'Som i åbningstiderne'],
  everyMinutes: (minutes: string) => [`${minutes} minutes`, `${minutes} minutter`],
  bookingNotice: ['Minimum notice (hours)', 'Korteste tid før start (timer)'],
  bufferBefore: ['Break before (minutes)', 'Pause før (minutter)'],
  bufferAfter: ['Break after (minutes)', 'Pause efter (minutter)'],
  asSettings: ['Empty: as in Settings.', 'Tomt felt: som i indstillingerne.'],
  openingHours: ['Opening hours', 'Åbningstider'],
} satisfies PairTree;

export const offerMessages = inBoth({
  back: ['Catalogue', 'Katalog'],
  view: ['View page', 'Se siden'],
  onSale: ['On sale', 'Til salg'],
  onSaleNote: [
    'When this is off, it can’t be bought. Orders and bookings stay as they are.',
    'Når det er slået fra, kan ingen købe det. Ordrer og bookinger ændres ikke.',
  ],
  sold: (count: number, last: string) =>
    count === 1
      ? [`1 sold, on ${last}`, `1 solgt, den ${last}`]
      : [`${count} sold, last on ${last}`, `${count} solgt, senest den ${last}`],
  unsold: ['Not sold yet', 'Ikke solgt endnu'],
  sections: {
    name: common.name,
    price: common.price,
    gets: ['What the customer gets', 'Det får køberen'],
    hours: ['When it can be booked', 'Hvornår den kan bookes'],
    courses: ['On the courses page', 'På kursussiden'],
    questions: ['Questions to the customer', 'Spørgsmål til køberen'],
    instructors: common.instructors,
    application: ['Application form', 'Ansøgningsskema'],
    rules: ['Rules', 'Regler'],
  },
  picture: common.picture,
  pictureHint: [
    'On the offer’s page, on its card on the courses page, and where the page is shared.',
    'På tilbuddets side, på dets kort på kursussiden, og når siden bliver delt.',
  ],
  noPicture: ['No picture', 'Intet billede'],
  drawingShown: ['The card then shows the drawing again.', 'Så viser kortet tegningen igen.'],
  pictureElsewhere: [
    'The pictures of this page are under Website.',
    'Sidens billeder findes under Hjemmeside.',
  ],
  editPictures: ['Edit photographs', 'Rediger fotografier'],
  nameEn: common.english,
  nameDa: common.danish,
  nameHint: [
    'On cards, at checkout, in emails and on receipts.',
    'På kort, i kassen, i e-mails og på kvitteringer.',
  ],
  summaryEn: ['One line, English', 'Én linje, engelsk'],
  summaryDa: ['One line, Danish', 'Én linje, dansk'],
  descriptionEn: ['Description, English', 'Beskrivelse, engelsk'],
  descriptionDa: ['Description, Danish', 'Beskrivelse, dansk'],
  richText: [richTextMessages.en, richTextMessages.da],
  inclVat: ['incl. 25 % VAT', 'inkl. 25 % moms'],
  vatExempt: ['exempt from VAT', 'fritaget for moms'],
  priceFrom: ['Valid from', 'Gælder fra'],
  priceFromHint: [
    'Empty: at once. A later date schedules the new price.',
    'Tomt felt: med det samme. En senere dato planlægger den nye pris.',
  ],
  pricesHint: [
    'Leave a currency empty to stop selling in it.',
    'Lad feltet stå tomt for at stoppe salget i den valuta.',
  ],
  history: ['Prices by date', 'Priser efter dato'],
  from: ['From', 'Fra'],
  upcoming: ['planned', 'planlagt'],
  now: ['now', 'nu'],
  withdraw: ['Withdraw', 'Træk tilbage'],
  keep: ['Orders keep the price they were placed at.', 'Ordrer beholder den pris, de blev afgivet til.'],
  reduced: (text: string) => [
    `Shown as reduced. Lowest price in the 30 days before: ${text}`,
    `Vises som nedsat. Laveste pris i de 30 dage før: ${text}`,
  ],
  vatClass: common.vat,
  vatClasses: { standard: '25 %', exempt: ['Exempt', 'Fritaget'] },
  group: ['Group', 'Gruppe'],
  groups: {
    '': ['Usual place', 'Sædvanligt sted'],
    hour: ['One hour', 'En time'],
    others: ['With others', 'Sammen med andre'],
    intensives: ['Intensives', 'Intensive forløb'],
  } satisfies Pairs<Record<CourseGroup | '', string>>,
  place: ['Position in the group', 'Plads i gruppen'],
  placeHint: ['1 is first. Empty: the usual order.', '1 er først. Tomt felt: den sædvanlige rækkefølge.'],
  durationMinutes: ['Length in minutes', 'Længde i minutter'],
  capacity: ['Places per date', 'Pladser pr. hold'],
  capacityHint: ['Filled in for new dates.', 'Udfyldes på nye hold.'],
  dates: ['Dates', 'Hold'],
  newDate: ['Add date', 'Tilføj hold'],
  noDates: ['No dates yet.', 'Ingen hold endnu.'],
  noticeHours: [
    'Free rescheduling and refund until, hours before',
    'Gratis flytning og refundering indtil, timer før',
  ],
  noticeHint: (hours: number) => [
    `Empty: ${hours} hours, as in Settings. Booked sessions keep the rule they were booked with.`,
    `Tomt felt: ${hours} timer som i indstillingerne. Bestilte timer beholder den regel, de blev bestilt med.`,
  ],
  lateFeePercent: ['Fee for cancelling late, % of the price', 'Gebyr for sen aflysning, % af prisen'],
  noShowFeePercent: ['No-show fee, % of the price', 'Gebyr for udeblivelse, % af prisen'],
  feeHint: [
    'For sessions not paid beforehand. Empty: no fee. It’s shown before booking, and you charge it yourself on the booking.',
    'For timer, der ikke er betalt på forhånd. Tomt felt: intet gebyr. Det vises før bookingen, og du opkræver det selv på bookingen.',
  ],
  noFee: ['Empty: no fee.', 'Tomt felt: intet gebyr.'],
  validMonths: ['Valid for, months', 'Gælder i, måneder'],
  giftCardMonthsHint: ['At least 36. Empty: no end date.', 'Mindst 36. Tomt: ingen slutdato.'],
  sessions: ['Sessions in the pack', 'Timer i klippekortet'],
  soldPer: ['One place is for', 'En plads gælder for'],
  soldPers: {
    term: {
      name: ['A whole term', 'Et helt forløb'],
      note: ['One date with all its classes, paid at once', 'Ét hold med alle gangene, der betales samlet'],
    },
    class: {
      name: ['One class', 'Én gang'],
      note: ['Every class is a date of its own', 'Hver gang er en dato for sig'],
    },
  } satisfies Pairs<Record<SoldPer, { name: string; note: string }>>,
  termOf: ['Dates of the term', 'Forløbets datoer'],
  termOfHint: [
    'Only for a whole term. With the dates of a class that is also sold per class, both share the places.',
    'Kun til et helt forløb. Med datoerne fra et hold, der også sælges pr. gang, deler begge pladserne.',
  ],
  ownDates: ['Dates of its own', 'Egne datoer'],
  soldTermOf: (name: string) => [
    `Sold per term: one place is for all dates of ${name} that were created together, and takes a place on each of them.`,
    `Sælges pr. forløb: En plads gælder alle de datoer for ${name}, der er oprettet sammen, og optager en plads på hver af dem.`,
  ],
  soldPerNote: {
    term: [
      'Sold per term: one place on a date is for all its classes.',
      'Sælges pr. forløb: En plads på et hold gælder alle gangene.',
    ],
    class: [
      'Sold per class: every class is a date of its own.',
      'Sælges pr. gang: Hver gang er en dato for sig.',
    ],
  } satisfies Pairs<Record<SoldPer, string>>,
  instalments: ['Monthly instalments', 'Månedlige rater'],
  instalmentsHint: ['1: paid at once.', '1: betales på én gang.'],
  courseId: ['Gives access to', 'Giver adgang til'],
  courseHint: [
    'Students who bought it before keep what they have.',
    'Elever, der har købt det før, beholder det, de har.',
  ],
  editCourse: ['Edit course', 'Rediger kurset'],
  ...hoursPairs,
  instructors: ['Who teaches', 'Hvem underviser'],
  instructorsHint: [
    'Named on the offer’s page and on the courses page. Bookings and dates are assigned to the first one. Existing ones keep theirs.',
    'Vises på tilbuddets side og på kursussiden. Bookinger og hold knyttes til den første. De, der findes, beholder deres.',
  ],
  editInstructors: ['Edit instructors', 'Rediger undervisere'],
  applicationHint: [
    'The form’s own questions are always asked. You can add questions of your own after them.',
    'Skemaets egne spørgsmål stilles altid. Du kan tilføje flere efter dem.',
  ],
  additionalQuestions: (count: number) => [`Additional questions (${count})`, `Ekstra spørgsmål (${count})`],
  questionsHint: [
    'Asked on the confirmation page after payment. Empty both fields to remove a question.',
    'Stilles på bekræftelsessiden efter betalingen. Tøm begge felter for at fjerne et spørgsmål.',
  ],
  question: (number: number) => [`Question ${number}`, `Spørgsmål ${number}`],
  required: ['Must be answered', 'Skal besvares'],
  preview: ['Preview', 'Visning'],
  previewLanguage: ['Language of the preview', 'Visningens sprog'],
  languageNames: { en: 'English', da: 'Dansk' },
  save: common.save,
  discard: ['Discard', 'Fortryd'],
  flash: {
    saved: common.saved,
    restored: restoredPair,
    created: ['Offer created. It isn’t on sale yet', 'Tilbuddet er oprettet. Det er ikke til salg endnu'],
    withdrawn: ['Price withdrawn', 'Prisen er trukket tilbage'],
    placed: ['The picture is on the website now.', 'Billedet er nu på hjemmesiden.'],
    'picture-removed': ['Picture removed', 'Billedet er fjernet'],
  },
  notSaved: ['Couldn’t save', 'Ikke gemt'],
  refusals: {
    invalid: recordPairs.refusals.invalid,
    changed: [
      'Someone else has changed this since you opened it. What you typed is still in the fields; what is saved now is at the top. Save again to use yours.',
      'En anden har ændret det her, siden du åbnede det. Det, du har skrevet, står stadig i felterne. Det, der er gemt nu, står øverst. Gem igen for at bruge dit.',
    ],
    'not-found': ['This offer no longer exists.', 'Tilbuddet findes ikke længere.'],
  },
  faults: {
    missing: ['Enter a name.', 'Skriv et navn.'],
    'too-long': recordPairs.tooLong,
    'bad-price': ['Enter an amount such as 1,950.', 'Skriv et beløb, for eksempel 1.950.'],
    'bad-number': ['Enter a whole number within the limits.', 'Skriv et helt tal inden for grænserne.'],
    'bad-percent': ['Enter a whole number from 0 to 100.', 'Skriv et helt tal fra 0 til 100.'],
    'bad-day': ['Enter a date.', 'Skriv en dato.'],
    'past-day': ['Choose today or a later day.', 'Vælg i dag eller en senere dag.'],
    'same-price': [
      'That’s already the price on this day. Enter the new price above.',
      'Det er allerede prisen den dag. Skriv den nye pris ovenfor.',
    ],
    'no-class': [
      'This class isn’t sold per class. Choose another one.',
      'Det sælges ikke pr. gang. Vælg et andet.',
    ],
    'no-course': ['This course doesn’t exist. Choose another one.', 'Kurset findes ikke. Vælg et andet.'],
    'bad-hours': [
      'Enter times such as 9–12, 14–17, in order and without overlap.',
      'Skriv tider som 9–12, 14–17, i rækkefølge og uden overlap.',
    ],
    'both-languages': ['Enter each question in both languages.', 'Skriv hvert spørgsmål på begge sprog.'],
    'invalid-link': [
      richTextMessages.en.problems['invalid-link'],
      richTextMessages.da.problems['invalid-link'],
    ],
  } satisfies Pairs<Record<OfferFault, string>>,
  ...newOfferPairs,
});

export type OfferWords = (typeof offerMessages)['en'];
