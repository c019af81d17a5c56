import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const receiptMessages = inBoth({
  receipt: ['Receipt', 'Kvittering'],
  'credit-note': ['Credit note', 'Kreditnota'],
  number: ['Number', 'Nummer'],
  date: common.date,
  order: common.order,
  invoice: common.invoice,
  seller: ['From', 'Fra'],
  buyer: ['To', 'Til'],
  total: common.total,
  back: common.refunded,
  each: (quantity: number, price: string) => `${quantity} × ${price}`,
  partOf: (amount: string) => [`part of ${amount}`, `en del af ${amount}`],
  discount: common.discount,
  giftCard: ['Paid with gift card', 'Betalt med gavekort'],
  charged: ['Paid by card', 'Betalt med kort'],
  inDkk: (rate: string) => [`VAT in DKK, at ${rate}`, `Moms i DKK, til kurs ${rate}`],
  price: (count: number) => [`Price, in ${count} payments`, `Pris, i ${count} betalinger`],
  due: (date: string) => [`Due ${date}`, `Trækkes ${date}`],
  paid: ['Paid by card or digital wallet.', 'Betalt med kort eller mobilbetaling.'],
  refunded: [
    'Refunded to the card or wallet used for payment.',
    'Refunderet til det kort eller den mobilbetaling, der blev brugt.',
  ],
  paidWithGiftCard: ['Paid with a gift card.', 'Betalt med gavekort.'],
  paidWithBoth: [
    'Paid with a gift card, and by card or digital wallet.',
    'Betalt med gavekort og med kort eller mobilbetaling.',
  ],
  nothingToPay: ['Nothing to pay.', 'Intet at betale.'],
  refundedToGiftCard: [
    'Refunded to the gift card used for payment.',
    'Refunderet til det gavekort, der blev brugt.',
  ],
  paidAtLesson: (method: string) => [`Paid at the session: ${method}.`, `Betalt ved timen: ${method}.`],
  paidOn: (method: string, day: string) => [`Paid on ${day}: ${method}.`, `Betalt ${day}: ${method}.`],
  returnedDirectly: (method: string) => [
    `Paid by other means (${method}), refunded directly by the studio.`,
    `Betalt på anden vis (${method}) og refunderet direkte af studiet.`,
  ],
  refundedDirectly: (method: string) => [
    `Paid at the session (${method}), refunded directly by the studio.`,
    `Betalt ved timen (${method}) og refunderet direkte af studiet.`,
  ],
  cvr: 'CVR',
});
