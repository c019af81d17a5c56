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
    `You keep ${amount}. Nothing more has to be done.`,
    `Du beholder ${amount}. Du behøver ikke at gøre mere.`,
  ],
  keptCredit: [
    'The credit counts as used. Nothing more has to be done.',
    'Klippet er brugt. Du behøver ikke at gøre mere.',
  ],
  due: [
    'It hasn’t been paid. By the rule the price is due: mark it as paid once you have received it.',
    'Timen er ikke betalt. Efter reglen skal prisen betales: Marker den som betalt, når du har fået pengene.',
  ],
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
  note: ['Missed session', 'Mistet time'],
});
