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
  fullPrice: 'Price',
  discount: 'Discount',
  amount: 'Amount',
  charged: 'Charged now',
  giftCard: 'Paid with gift card',
  giftCardSent: (email: string, date: string | null) =>
    date ? `We’ll send the gift card to ${email} on ${date}.` : `We’re sending the gift card to ${email}.`,
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
  waiting: 'We’re waiting for your bank',
  waitingNote: 'This page keeps checking. You can also close it: we’ll email you the result.',
  ask: 'Check now',
  unknown:
    'There’s no payment behind this link. If you’ve just paid, use the link in our email. Otherwise, book a session here.',
};

const da: typeof en = {
  headlines: {
    booked: 'Booking bekræftet',
    cancelled: 'Timen er aflyst',
    credit: 'Vælg din time',
    programme: 'Pladsen er reserveret',
    accepted: 'Du har en plads',
    order: 'Tak',
    gone: 'Timen var optaget',
    lapsed: 'Ikke betalt',
    waiting: 'Et øjeblik',
    unknown: 'Privat coaching',
  },
  booked: 'Timen er din. Vi har sendt dig en bekræftelse og en kalenderfil.',
  calendar: 'Føj til kalender',
  manage: 'Flyt eller aflys',
  cancelled: 'Timen var booket, men er aflyst. I vores e-mail kan du se, hvad der sker med pengene.',
  credit: 'Vi har modtaget din betaling. Vælg timen nu eller senere via linket i vores e-mail.',
  programmeForm:
    'Nu mangler vi kun din ansøgning. Den tager cirka ti minutter. Brug den samme e-mailadresse, så kobler vi den til din plads.',
  programmeHasForm: 'Vi har din ansøgning og svarer inden for 2-3 hverdage.',
  writeApplication: 'Skriv din ansøgning',
  instalment: (amount) => `Vi har modtaget ${amount}, og pladsen er din. Kvitteringen kommer på e-mail.`,
  programmeReserved: (amount) => `${amount} er kun reserveret på dit kort. Vi har ikke trukket noget.`,
  programmeUntil: (date) =>
    `Vi beslutter os senest ${date}. Får du nej eller intet svar, annulleres reservationen.`,
  accepted: (amount) => `Din ansøgning er godkendt, og ${amount} er trukket.`,
  order: 'Vi har modtaget din betaling. Kvitteringen kommer på e-mail.',
  test: 'Det var en testbetaling. Du har ikke købt noget.',
  seeOrder: 'Se din ordre',
  lessons:
    'Dine lektioner ligger på Min side. Første gang vælger du »Opret konto« med den e-mailadresse, du bestilte med.',
  openLessons: 'Åbn dine lektioner',
  bought: 'Købt',
  orderNumber: 'Ordre',
  fullPrice: 'Pris',
  discount: 'Rabat',
  amount: 'Beløb',
  charged: 'Trukket nu',
  giftCard: 'Betalt med gavekort',
  giftCardSent: (email, date) =>
    date ? `Vi sender gavekortet til ${email} ${date}.` : `Vi sender gavekortet til ${email}.`,
  price: (count) => `Pris, i ${count} betalinger`,
  due: (date) => `Trækkes ${date}`,
  dueLater: 'Trækkes senere',
  goneMoney: (amount) =>
    `Din betaling gik igennem, efter at fristen var udløbet, og en anden har booket timen. Du får ${amount} tilbage på det kort eller i den wallet, du betalte med.`,
  goneMoneyOther: (amount) =>
    `Det, du betalte for, er ikke længere ledigt. Du får ${amount} tilbage på det kort eller i den wallet, du betalte med.`,
  goneHeadlineOther: 'Pengene er på vej tilbage',
  goneFree: 'Disse timer er ledige nu:',
  seeAll: 'Se alle ledige timer',
  lapsed: 'Betalingen blev ikke gennemført. Vi har ikke trukket penge.',
  back: 'Gå tilbage',
  waiting: 'Vi venter på svar fra din bank',
  waitingNote: 'Siden opdateres automatisk. Du kan også lukke den, så får du besked på e-mail.',
  ask: 'Opdater nu',
  unknown:
    'Der er ingen betaling bag dette link. Har du lige betalt, så brug linket i vores e-mail. Ellers kan du booke en time her.',
};

export type ReturnWords = typeof en;
export const returnMessages: Record<Language, ReturnWords> = { en, da };
