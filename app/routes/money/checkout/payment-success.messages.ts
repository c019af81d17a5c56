import type { Tender } from '#studio/money/orders/tender/tender.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const returnMessages = inBoth({
  headlines: {
    booked: ['Booking confirmed', 'Booking bekræftet'],
    cancelled: ['Session cancelled', 'Timen er aflyst'],
    credit: ['Choose a time', 'Vælg en tid'],
    programme: ['Place reserved', 'Pladsen er reserveret'],
    accepted: ['You have a place', 'Du har en plads'],
    order: ['Thank you', 'Tak'],
    gone: ['That time was already taken', 'Timen var optaget'],
    lapsed: ['Not paid', 'Ikke betalt'],
    waiting: ['One moment', 'Et øjeblik'],
    unknown: ['Private Coaching', 'Privat coaching'],
  },
  seeYou: (day: string, time: string) => [`See you on ${day} at ${time}`, `Vi ses ${day} kl. ${time}`],
  booked: [
    'The time is yours. We’re emailing you the confirmation and a calendar file.',
    'Timen er din. Vi har sendt dig en bekræftelse og en kalenderfil.',
  ],
  calendar: ['Add to calendar', 'Føj til kalender'],
  manage: ['Reschedule or cancel', 'Flyt eller aflys'],
  cancelled: [
    'This session was booked and then cancelled. Our email explains what happens to your payment.',
    'Timen var booket, men er aflyst. I vores e-mail kan du se, hvad der sker med pengene.',
  ],
  credit: [
    'We’ve received your payment. Choose a time now, or later with the link in our email.',
    'Vi har modtaget din betaling. Vælg en tid nu eller senere med linket i vores e-mail.',
  ],
  programmeForm: [
    'One thing is left: your application. It takes about ten minutes. Use the same email address so we can match it to your place.',
    'Nu mangler vi kun din ansøgning. Den tager cirka ti minutter. Brug den samme e-mailadresse, så kobler vi den til din plads.',
  ],
  programmeHasForm: [
    'We have your application and will reply within 2-3 business days.',
    'Vi har din ansøgning og svarer inden for 2-3 hverdage.',
  ],
  writeApplication: ['Write your application', 'Skriv din ansøgning'],
  instalment: (amount: string) => [
    `We’ve received ${amount}, and your place is confirmed. We’ll email your receipt.`,
    `Vi har modtaget ${amount}, og pladsen er din. Kvitteringen kommer på e-mail.`,
  ],
  programmeReserved: {
    card: (amount: string) => [
      `${amount} is only reserved on your card; you haven’t been charged.`,
      `${amount} er kun reserveret på dit kort. Vi har ikke trukket noget.`,
    ],
    giftCard: (amount: string) => [
      `${amount} is only reserved on your gift card; it hasn’t been used.`,
      `${amount} er kun reserveret på dit gavekort. Det er ikke brugt endnu.`,
    ],
    both: (amount: string) => [
      `${amount} is only reserved, on your card and your gift card; you haven’t been charged.`,
      `${amount} er kun reserveret på dit kort og dit gavekort. Vi har ikke trukket noget.`,
    ],
    nothing: () => ['There’s nothing to pay.', 'Der er intet at betale.'],
  } satisfies Pairs<Record<Tender, (amount: string) => string>>,
  programmeUntil: (date: string) => [
    `We’ll decide by ${date} at the latest. If we decline, or don’t reply, the reservation is released.`,
    `Vi beslutter os senest ${date}. Får du nej eller intet svar, annulleres reservationen.`,
  ],
  accepted: {
    card: (amount: string) => [
      `Your application has been accepted, and we’ve charged ${amount}.`,
      `Din ansøgning er godkendt, og ${amount} er trukket.`,
    ],
    giftCard: (amount: string) => [
      `Your application has been accepted, and your gift card has paid ${amount}.`,
      `Din ansøgning er godkendt, og dit gavekort har betalt ${amount}.`,
    ],
    both: (amount: string) => [
      `Your application has been accepted, and your card and your gift card have paid ${amount}.`,
      `Din ansøgning er godkendt, og dit kort og dit gavekort har betalt ${amount}.`,
    ],
    nothing: () => [
      'Your application has been accepted, and there’s nothing to pay.',
      'Din ansøgning er godkendt, og der er intet at betale.',
    ],
  } satisfies Pairs<Record<Tender, (amount: string) => string>>,
  order: [
    'We’ve received your payment and will email your receipt.',
    'Vi har modtaget din betaling. Kvitteringen kommer på e-mail.',
  ],
  orderFree: [
    'We have your order, and there’s nothing to pay. We’ll email your receipt.',
    'Vi har din ordre, og der er intet at betale. Kvitteringen kommer på e-mail.',
  ],
  orderReserved: [
    'We have your order. The amount is only reserved: we charge it when we ship, and then email your receipt.',
    'Vi har din ordre. Beløbet er kun reserveret. Vi trækker det, når vi sender, og så får du kvitteringen på e-mail.',
  ],
  creditFree: [
    'There’s nothing to pay. Choose a time now, or later with the link in our email.',
    'Der er intet at betale. Vælg en tid nu eller senere med linket i vores e-mail.',
  ],
  test: ['This was a test payment: nothing was bought.', 'Det var en testbetaling. Du har ikke købt noget.'],
  seeOrder: ['See your order', 'Se din ordre'],
  lessons: [
    'Your lessons are in your student area. The first time, choose “Sign up” and use the email address you ordered with.',
    'Dine lektioner ligger på Min side. Første gang vælger du »Opret konto« med den e-mailadresse, du bestilte med.',
  ],
  openLessons: ['Open your lessons', 'Åbn dine lektioner'],
  bought: ['Item', 'Køb'],
  orderNumber: common.order,
  fullPrice: common.price,
  discount: common.discount,
  amount: common.amount,
  charged: ['Charged now', 'Trukket nu'],
  giftCard: ['Paid with gift card', 'Betalt med gavekort'],
  reservedOnGiftCard: ['Reserved on the gift card', 'Reserveret på gavekortet'],
  reservedOnCard: ['Reserved on the card', 'Reserveret på kortet'],
  giftCardSent: (email: string, date: string | null) =>
    date
      ? [`We’ll send the gift card to ${email} on ${date}.`, `Vi sender gavekortet til ${email} ${date}.`]
      : [`We’re sending the gift card to ${email}.`, `Vi sender gavekortet til ${email}.`],
  price: (count: number) => [`Price, in ${count} payments`, `Pris, i ${count} betalinger`],
  due: (date: string) => [`Due ${date}`, `Trækkes ${date}`],
  dueLater: ['Due later', 'Trækkes senere'],
  goneMoney: (amount: string) => [
    `Your payment arrived after your hold had expired, and someone else now has the time. We’re refunding ${amount} to the card or wallet you paid with.`,
    `Din betaling gik igennem, efter at fristen var udløbet, og en anden har booket timen. Du får ${amount} tilbage på det kort eller den mobilbetaling, du betalte med.`,
  ],
  goneMoneyOther: (amount: string) => [
    `What you paid for is no longer available. We’re refunding ${amount} to the card or wallet you paid with.`,
    `Det, du betalte for, er ikke længere ledigt. Du får ${amount} tilbage på det kort eller den mobilbetaling, du betalte med.`,
  ],
  goneHeadlineOther: ['Your refund is on its way', 'Pengene er på vej tilbage'],
  goneFree: ['These times are free now:', 'Disse tider er ledige nu:'],
  seeAll: ['See all available times', 'Se alle ledige tider'],
  lapsed: [
    'The payment wasn’t completed, and you haven’t been charged.',
    'Betalingen blev ikke gennemført. Vi har ikke trukket penge.',
  ],
  back: ['Go back', 'Gå tilbage'],
  waiting: ['We’re waiting for your bank', 'Vi venter på svar fra din bank'],
  waitingNote: [
    'This page keeps checking. You can also close it: we’ll email you the result.',
    'Siden opdateres automatisk. Du kan også lukke den, så får du besked på e-mail.',
  ],
  ask: ['Check now', 'Opdater nu'],
  unknown: [
    'There’s no payment behind this link. If you’ve just paid, use the link in our email. Otherwise, book a session here.',
    'Der er ingen betaling bag dette link. Har du lige betalt, så brug linket i vores e-mail. Ellers kan du booke en time her.',
  ],
});

export type ReturnWords = (typeof returnMessages)['en'];
