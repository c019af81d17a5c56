import type { Language } from '#studio/shared/language.ts';

const en = {
  headlines: {
    booked: 'Booking confirmed',
    cancelled: 'Session cancelled',
    credit: 'Choose your time',
    programme: 'Place reserved',
    accepted: 'You have a place',
    order: 'Thank you',
    gone: 'That time was already taken',
    lapsed: 'Not paid',
    waiting: 'One moment',
    unknown: 'Private Coaching',
  },
  booked: 'The time is yours. We’re emailing you the confirmation and a calendar file.',
  calendar: 'Add to calendar',
  manage: 'Reschedule or cancel',
  cancelled: 'This session was booked and then cancelled. Our email explains what happens to your payment.',
  credit: 'We’ve received your payment. Choose a time now, or later with the link in our email.',
  programmeForm:
    'One thing is left: your application. It takes about ten minutes. Use the same email address so we can match it to your place.',
  programmeHasForm: 'We have your application and will reply within 2 to 3 business days.',
  writeApplication: 'Write your application',
  instalment: (amount: string) =>
    `We’ve received ${amount}, and your place is confirmed. We’ll email your receipt.`,
  programmeReserved: (amount: string) => `${amount} is only reserved on your card; you haven’t been charged.`,
  programmeUntil: (date: string) =>
    `We’ll decide by ${date} at the latest. If we decline, or don’t reply, the reservation is released.`,
  accepted: (amount: string) => `Your application has been accepted, and we’ve charged ${amount}.`,
  order: 'We’ve received your payment and will email your receipt.',
  test: 'This was a test payment: nothing was bought.',
  seeOrder: 'See your order',
  lessons:
    'Your lessons are in your student area. The first time, choose “Sign up” and use the email address you ordered with.',
  openLessons: 'Open your lessons',
  bought: 'Item',
  orderNumber: 'Order',
  amount: 'Amount',
  charged: 'Charged now',
  price: (count: number) => `Price, in ${count} payments`,
  due: (date: string) => `Due ${date}`,
  dueLater: 'Due later',
  goneMoney: (amount: string) =>
    `Your payment arrived after your hold had expired, and someone else now has the time. We’re refunding ${amount} to the card or wallet you paid with.`,
  goneMoneyOther: (amount: string) =>
    `What you paid for is no longer available. We’re refunding ${amount} to the card or wallet you paid with.`,
  goneHeadlineOther: 'Your refund is on its way',
  goneFree: 'These times are free now:',
  seeAll: 'See all available times',
  lapsed: 'The payment wasn’t completed, and you haven’t been charged.',
  back: 'Go back',
  waiting: 'We are waiting for your bank',
  waitingNote: 'This page keeps checking. You can also close it: we’ll email you the result.',
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
