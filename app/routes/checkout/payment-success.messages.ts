import type { Language } from '#studio/shared/language.ts';

const en = {
  headlines: {
    booked: 'Booking confirmed',
    cancelled: 'Session cancelled',
    credit: 'Choose your hour',
    programme: 'Seat reserved',
    accepted: 'You have a seat',
    order: 'Thank you',
    gone: 'Your hour was gone',
    lapsed: 'Not paid',
    waiting: 'One moment',
    unknown: 'Private Coaching',
  },
  booked: 'The hour is yours. The confirmation and a file for your calendar are on their way to you.',
  calendar: 'Put it into your calendar',
  manage: 'Move or cancel',
  cancelled: 'This session was booked and has been cancelled. What happens to the money stands in your mail.',
  credit:
    'Your payment has arrived. Now choose the hour; you can also do it later, with the link in your mail.',
  programmeForm:
    'What is missing is your application. It takes about ten minutes; use the same e-mail address, so that it finds your seat.',
  programmeHasForm: 'We have your application, and answer within 2 to 3 business days.',
  writeApplication: 'Write your application',
  instalment: (amount: string) => `${amount} has arrived, and your seat is yours. The receipt comes by mail.`,
  programmeReserved: (amount: string) => `${amount} is only reserved on your card; nothing has been taken.`,
  programmeUntil: (date: string) =>
    `We decide by ${date} at the latest. If we say no, or say nothing, the reservation is given back.`,
  accepted: (amount: string) => `Your application has been accepted and ${amount} has been taken.`,
  order: 'Your payment has arrived. The receipt comes by mail.',
  test: 'This was a test payment: nothing was bought.',
  seeOrder: 'See your order',
  lessons:
    'Your lessons wait on your own page. The first time, choose “Sign up” there, with the e-mail address you ordered with.',
  openLessons: 'Open your lessons',
  bought: 'Bought',
  orderNumber: 'Order',
  amount: 'Amount',
  charged: 'Charged now',
  price: (count: number) => `Price, in ${count} payments`,
  due: (date: string) => `Due ${date}`,
  dueLater: 'Due later',
  goneMoney: (amount: string) =>
    `Your payment came through after the time to pay had run out, and somebody else has the hour. ${amount} goes back to the card or wallet you paid with.`,
  goneMoneyOther: (amount: string) =>
    `What you paid for is no longer there. ${amount} goes back to the card or wallet you paid with.`,
  goneHeadlineOther: 'Money on its way back',
  goneFree: 'These hours are free now:',
  seeAll: 'See all free hours',
  lapsed: 'The payment was not completed, and no money has been taken.',
  back: 'Back to where you were',
  waiting: 'We are waiting for your bank',
  waitingNote: 'This page asks again by itself. You can also close it: a mail tells you how it ended.',
  ask: 'Ask again now',
};

const da: typeof en = {
  headlines: {
    booked: 'Booking bekræftet',
    cancelled: 'Timen er afbestilt',
    credit: 'Vælg din time',
    programme: 'Pladsen er reserveret',
    accepted: 'Du har en plads',
    order: 'Tak',
    gone: 'Din time var væk',
    lapsed: 'Ikke betalt',
    waiting: 'Et øjeblik',
    unknown: 'Private Coaching',
  },
  booked: 'Timen er din. Bekræftelsen og en fil til din kalender er på vej til dig.',
  calendar: 'Læg den i din kalender',
  manage: 'Flyt eller afbestil',
  cancelled: 'Timen var booket og er blevet afbestilt. Hvad der sker med pengene, står i din mail.',
  credit: 'Din betaling er kommet. Vælg nu timen; du kan også gøre det senere med linket i din mail.',
  programmeForm:
    'Det, der mangler, er din ansøgning. Det tager cirka ti minutter; brug den samme e-mailadresse, så den finder din plads.',
  programmeHasForm: 'Vi har din ansøgning og svarer inden for 2 til 3 arbejdsdage.',
  writeApplication: 'Skriv din ansøgning',
  instalment: (amount) => `${amount} er kommet, og pladsen er din. Kvitteringen kommer med en mail.`,
  programmeReserved: (amount) => `${amount} er kun reserveret på dit kort; der er ikke trukket noget.`,
  programmeUntil: (date) =>
    `Vi beslutter os senest ${date}. Siger vi nej eller slet ikke noget, gives reservationen fri.`,
  accepted: (amount) => `Din ansøgning er godkendt, og ${amount} er trukket.`,
  order: 'Din betaling er kommet. Kvitteringen kommer med en mail.',
  test: 'Det var en testbetaling: der er ikke købt noget.',
  seeOrder: 'Se din ordre',
  lessons:
    'Lektionerne venter på din egen side. Vælg »Opret konto« dér første gang, med den e-mailadresse, du bestilte med.',
  openLessons: 'Åbn dine lektioner',
  bought: 'Købt',
  orderNumber: 'Ordre',
  amount: 'Beløb',
  charged: 'Trukket nu',
  price: (count) => `Pris, i ${count} betalinger`,
  due: (date) => `Trækkes ${date}`,
  dueLater: 'Trækkes senere',
  goneMoney: (amount) =>
    `Din betaling kom igennem, efter at tiden til at betale var gået, og en anden har timen. ${amount} går tilbage til det kort eller den wallet, du betalte med.`,
  goneMoneyOther: (amount) =>
    `Det, du betalte for, er der ikke længere. ${amount} går tilbage til det kort eller den wallet, du betalte med.`,
  goneHeadlineOther: 'Pengene er på vej tilbage',
  goneFree: 'Disse timer er ledige nu:',
  seeAll: 'Se alle ledige timer',
  lapsed: 'Betalingen blev ikke gennemført, og der er ikke trukket penge.',
  back: 'Tilbage til, hvor du var',
  waiting: 'Vi venter på din bank',
  waitingNote: 'Siden spørger selv igen. Du kan også lukke den: en mail fortæller dig, hvordan det gik.',
  ask: 'Spørg igen nu',
};

export type ReturnWords = typeof en;
export const returnMessages: Record<Language, ReturnWords> = { en, da };
