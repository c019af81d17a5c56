import type { Language } from '#studio/shared/language.ts';

const hoursEn = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);
const hoursDa = (hours: number) => (hours === 1 ? '1 time' : `${hours} timer`);

const en = {
  heading: 'What the rule says',
  rule: (hours: number) =>
    hours === 0
      ? 'Cancelled before it starts, it’s refunded. If the student doesn’t come, the payment or credit is kept.'
      : `Cancelled until ${hoursEn(hours)} before it starts, it’s refunded. Later, or if the student doesn’t come, the payment or credit is kept.`,
  keptMoney: (amount: string) => `You keep ${amount}. Nothing more has to be done.`,
  keptCredit: 'The credit counts as used. Nothing more has to be done.',
  due: 'It hasn’t been paid. By the rule the price is due: mark it as paid once you have received it.',
  refundAll: (amount: string) => `Refund everything, ${amount}`,
  refundAllSure: (amount: string, name: string) =>
    `Refund ${amount} to ${name}? They get an email and a credit note, and you keep nothing. This can’t be undone.`,
  refundAllYes: (amount: string) => `Refund ${amount}`,
  refundPart: 'Refund part, keep a fee',
  refundPartSure: (amount: string, name: string) =>
    `${name} gets an email and a credit note for the amount. You keep the rest of ${amount}. This can’t be undone.`,
  amount: (currency: string) => `Amount to refund, in ${currency}`,
  refundPartYes: 'Refund this amount',
  returnCredit: 'Return the credit',
  returnCreditSure: (name: string) =>
    `Return the credit to ${name}? It can be booked again, for at least 30 days. No email is sent.`,
  returnCreditYes: 'Return the credit',
  /** In the history of the order. */
  note: 'Missed session',
};

const da: typeof en = {
  heading: 'Det siger reglen',
  rule: (hours) =>
    hours === 0
      ? 'Aflyses timen, før den begynder, refunderes den. Udebliver eleven, beholdes betalingen eller klippet.'
      : `Aflyses timen senest ${hoursDa(hours)} før, refunderes den. Senere, eller hvis eleven udebliver, beholdes betalingen eller klippet.`,
  keptMoney: (amount) => `Du beholder ${amount}. Du behøver ikke at gøre mere.`,
  keptCredit: 'Klippet er brugt. Du behøver ikke at gøre mere.',
  due: 'Timen er ikke betalt. Efter reglen skal prisen betales: Marker den som betalt, når du har fået pengene.',
  refundAll: (amount) => `Refunder det hele, ${amount}`,
  refundAllSure: (amount, name) =>
    `Refunder ${amount} til ${name}? Eleven får en e-mail og en kreditnota, og du beholder intet. Det kan ikke fortrydes.`,
  refundAllYes: (amount) => `Refunder ${amount}`,
  refundPart: 'Refunder en del, behold et gebyr',
  refundPartSure: (amount, name) =>
    `${name} får en e-mail og en kreditnota på beløbet. Du beholder resten af ${amount}. Det kan ikke fortrydes.`,
  amount: (currency) => `Beløb, der refunderes, i ${currency}`,
  refundPartYes: 'Refunder beløbet',
  returnCredit: 'Giv klippet tilbage',
  returnCreditSure: (name) =>
    `Giv klippet tilbage til ${name}? Det kan bookes igen i mindst 30 dage. Der sendes ingen e-mail.`,
  returnCreditYes: 'Giv klippet tilbage',
  note: 'Mistet time',
};

export const feeMessages: Record<Language, typeof en> = { en, da };
