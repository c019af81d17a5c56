export const en = {
  subject: (number: string) => `Invoice ${number}`,
  headline: 'Your invoice',
  lead: (amount: string, date: string) => `${amount} is due on ${date}.`,
  number: 'Invoice',
  company: 'To',
  what: 'For',
  due: 'Due',
  amount: 'To pay',
  transfer: 'Bank transfer',
  state: (number: string) => `State invoice ${number} with the transfer.`,
  open: 'View or pay the invoice',
  keepLink: 'The page has the invoice as a PDF, and later its receipt. Keep this link.',
};

export const da: typeof en = {
  subject: (number) => `Faktura ${number}`,
  headline: 'Din faktura',
  lead: (amount, date) => `${amount} forfalder ${date}.`,
  number: 'Faktura',
  company: 'Til',
  what: 'For',
  due: 'Forfalder',
  amount: 'At betale',
  transfer: 'Bankoverførsel',
  state: (number) => `Skriv faktura ${number} i beskeden til overførslen.`,
  open: 'Se eller betal fakturaen',
  keepLink: 'Siden har fakturaen som PDF og siden dens kvittering. Gem linket.',
};
