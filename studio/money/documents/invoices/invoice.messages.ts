import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const invoiceMessages = inBoth({
  invoice: common.invoice,
  'credit-note': ['Credit note for an invoice', 'Kreditnota til faktura'],
  dueOn: (date: string) => [`Due ${date}`, `Forfalder ${date}`],
  credits: (number: number) => [`Credits invoice ${number}`, `Krediterer faktura ${number}`],
  vatNumber: ['CVR/VAT', 'CVR/momsnr.'],
  reference: 'Reference',
  attention: ['For', 'Vedrører'],
  net: ['Total excluding VAT', 'I alt ekskl. moms'],
  lineNet: (net: string) => [`${net} excluding VAT`, `${net} ekskl. moms`],
  credited: ['Credited', 'Krediteret'],
  due: ['To pay', 'At betale'],
  transfer: (number: number) => [
    `Please pay by bank transfer with invoice ${number} as the reference`,
    `Betal med bankoverførsel, og skriv faktura ${number} i beskeden`,
  ],
  toTransfer: (lines: string) => `: ${lines}.`,
  online: ['The order’s page has a button to pay by card.', 'På ordrens side kan du betale med kort.'],
  nothingToPay: [
    'The invoice is cancelled, so there’s nothing to pay.',
    'Fakturaen er annulleret, så der er intet at betale.',
  ],
});
