import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const sessionPaymentMessages = inBoth({
  payment: common.payment,
  atSession: ['At the session', 'Ved timen'],
  priceAtSession: (price: string) => [`${price}, at the session`, `${price}, ved timen`],
  invoiced: (number: number) => [`Invoice ${number}`, `Faktura ${number}`],
  nothingMore: ['There’s nothing more to pay.', 'Du skal ikke betale mere.'],
  pay: ['You still pay at the session.', 'Du betaler stadig ved timen.'],
  payPrice: (price: string) => [
    `You still pay ${price} at the session.`,
    `Du betaler stadig ${price} ved timen.`,
  ],
  payInvoice: (number: number) => [
    `Invoice ${number} is still to be paid.`,
    `Faktura ${number} skal stadig betales.`,
  ],
});
