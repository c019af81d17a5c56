import { inBoth } from '#studio/shared/texts/in-both.ts';

const hoursEn = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

const hoursDa = (hours: number) => (hours === 1 ? '1 time' : `${hours} timer`);

export const feeMessages = inBoth({
  heading: ['What the rule says', 'Det siger reglen'],
  rule: (hours: number) =>
    hours === 0
      ? [
          'Cancelled before it starts, it’s refunded. If the student doesn’t come, the payment or credit is kept.',
          'Aflyses timen, før den begynder, refunderes den. Udebliver eleven, beholdes betalingen eller klippet.',
        ]
      : [
          `Cancelled until ${hoursEn(hours)} before it starts, it’s refunded. Later, or if the student doesn’t come, the payment or credit is kept.`,
          `Aflyses timen senest ${hoursDa(hours)} før, refunderes den. Senere, eller hvis eleven udebliver, beholdes betalingen eller klippet.`,
        ],
  keptMoney: (amount: string) => [
    `You keep ${amount}. There’s nothing more to do.`,
    `Du beholder ${amount}. Du behøver ikke at gøre mere.`,
  ],
  keptCredit: [
    'The credit counts as used. There’s nothing more to do.',
    'Klippet er brugt. Du behøver ikke at gøre mere.',
  ],
  unpaid: [
    'It hasn’t been paid, and no fee can be charged for it. If you’re paid anyway, mark it as paid.',
    'Timen er ikke betalt, og der kan ikke opkræves et gebyr for den. Får du pengene alligevel, så marker den som betalt.',
  ],
  agreed: {
    late: (amount: string) => [
      `It wasn’t paid, and was cancelled too late. The fee agreed when it was booked is ${amount}.`,
      `Timen var ikke betalt og blev aflyst for sent. Gebyret, der blev aftalt ved bookingen, er ${amount}.`,
    ],
    'no-show': (amount: string) => [
      `It wasn’t paid, and the student didn’t come. The fee agreed when it was booked is ${amount}.`,
      `Timen var ikke betalt, og eleven udeblev. Gebyret, der blev aftalt ved bookingen, er ${amount}.`,
    ],
  },
  charge: {
    late: (amount: string) => [
      `Charge the late cancellation fee (${amount})`,
      `Opkræv gebyret for sen aflysning (${amount})`,
    ],
    'no-show': (amount: string) => [
      `Charge the no-show fee (${amount})`,
      `Opkræv gebyret for udeblivelse (${amount})`,
    ],
  },
  chargeSure: (amount: string, name: string) => [
    `${name} gets an invoice of ${amount} by email, with a link to pay. You can cancel it later with a credit note.`,
    `${name} får en faktura på ${amount} på e-mail med et link til betaling. Du kan senere annullere den med en kreditnota.`,
  ],
  chargeYes: ['Send the invoice', 'Send fakturaen'],
  charged: ['The fee was charged:', 'Gebyret er opkrævet:'],
  invoice: (number: number) => [`Invoice ${number}`, `Faktura ${number}`],
  refundAll: (amount: string) => [`Refund everything, ${amount}`, `Refunder det hele, ${amount}`],
  refundAllSure: (amount: string, name: string) => [
    `Refund ${amount} to ${name}? They get an email and a credit note, and you keep nothing. This can’t be undone.`,
    `Refunder ${amount} til ${name}? Eleven får en e-mail og en kreditnota, og du beholder intet. Det kan ikke fortrydes.`,
  ],
  refundAllYes: (amount: string) => [`Refund ${amount}`, `Refunder ${amount}`],
  refundPart: ['Refund part, keep a fee', 'Refunder en del, behold et gebyr'],
  refundPartSure: (amount: string, name: string) => [
    `${name} gets an email and a credit note for the amount. You keep the rest of ${amount}. This can’t be undone.`,
    `${name} får en e-mail og en kreditnota på beløbet. Du beholder resten af ${amount}. Det kan ikke fortrydes.`,
  ],
  amount: (currency: string) => [`Amount to refund, in ${currency}`, `Beløb, der refunderes, i ${currency}`],
  refundPartYes: ['Refund this amount', 'Refunder beløbet'],
  returnCredit: ['Return the credit', 'Giv klippet tilbage'],
  returnCreditSure: (name: string) => [
    `Return the credit to ${name}? It can be booked again, for at least 30 days. No email is sent.`,
    `Giv klippet tilbage til ${name}? Det kan bookes igen i mindst 30 dage. Der sendes ingen e-mail.`,
  ],
  returnCreditYes: ['Return the credit', 'Giv klippet tilbage'],
  note: ['Missed session', 'Udeblivelse'],
});
