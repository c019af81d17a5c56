export const en = {
  invoice: 'Invoice',
  'credit-note': 'Credit note for an invoice',
  dueOn: (date: string) => `Due ${date}`,
  credits: (number: number) => `Credits invoice ${number}`,
  vatNumber: 'CVR/VAT',
  reference: 'Reference',
  attention: 'For',
  net: 'Total excluding VAT',
  vat: (percent: string) => `${percent}% VAT`,
  lineNet: (net: string) => `${net} excluding VAT`,
  credited: 'Credited',
  due: 'To pay',
  transfer: (number: number) => `Please pay by bank transfer and state invoice ${number}`,
  toTransfer: (lines: string) => `: ${lines}.`,
  online: 'The order’s page has a button to pay by card.',
  nothingToPay: 'The invoice is cancelled: nothing is to be paid.',
};

export const da: typeof en = {
  invoice: 'Faktura',
  'credit-note': 'Kreditnota til faktura',
  dueOn: (date) => `Forfalder ${date}`,
  credits: (number) => `Krediterer faktura ${number}`,
  vatNumber: 'CVR/momsnr.',
  reference: 'Reference',
  attention: 'Vedrører',
  net: 'I alt ekskl. moms',
  vat: (percent) => `Moms ${percent} %`,
  lineNet: (net) => `${net} ekskl. moms`,
  credited: 'Krediteret',
  due: 'At betale',
  transfer: (number) => `Betal med bankoverførsel, og skriv faktura ${number} i beskeden`,
  toTransfer: (lines) => `: ${lines}.`,
  online: 'På ordrens side kan du betale med kort.',
  nothingToPay: 'Fakturaen er annulleret: der er intet at betale.',
};

export const invoiceMessages = { en, da };
