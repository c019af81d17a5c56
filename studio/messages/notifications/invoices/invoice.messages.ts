import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const invoiceMessages = inBoth({
  subject: (number: string) => [`Invoice ${number}`, `Faktura ${number}`],
  headline: ['Your invoice', 'Din faktura'],
  lead: (amount: string, date: string) => [`${amount} is due on ${date}.`, `${amount} forfalder ${date}.`],
  number: common.invoice,
  company: ['To', 'Til'],
  what: 'For',
  due: ['Due', 'Forfalder'],
  amount: ['To pay', 'At betale'],
  transfer: ['Bank transfer', 'Bankoverførsel'],
  state: (number: string) => [
    `State invoice ${number} with the transfer.`,
    `Skriv faktura ${number} i beskeden til overførslen.`,
  ],
  open: ['View or pay the invoice', 'Se eller betal fakturaen'],
  keepLink: [
    'The page has the invoice as a PDF, and later its receipt. Keep this link.',
    'Siden har fakturaen som PDF og siden dens kvittering. Gem linket.',
  ],
});
