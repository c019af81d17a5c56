export const en = {
  empty: {
    title: 'You’re up to date',
    text: 'Bookings, payments and reminders run automatically. Anything that needs you appears here, and we email you.',
  },
  since: 'Since',
  due: 'Due',
  yes: 'Refund',
  refund: {
    lead: (amount: string) => `${amount} goes back the way it was paid.`,
    button: (amount: string) => `Refund ${amount}`,
  },
  done: 'Done',
  doneHeading: (count: number) => `Done (${count})`,
  doneAt: 'Done',
  doneBySystem: 'Settled automatically',
  problem: 'That didn’t work',
  sendTo: 'To',
  toSend: 'Pieces',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  trackingUrl: 'Tracking link',
  howMany: (what: string, most: number) => `${what}, of ${most}`,
  inParts: 'Accept, in instalments',
  partSure:
    'Enter how many of each you’re shipping. Only those are charged now; the buyer gets an email about the rest.',
  partSent: 'Shipped: charge this part',
};

export const da: typeof en = {
  empty: {
    title: 'Ingen opgaver',
    text: 'Bookinger, betalinger og påmindelser kører automatisk. Når noget kræver dig, vises det her, og du får en e-mail.',
  },
  since: 'Siden',
  due: 'Frist',
  yes: 'Refunder',
  refund: {
    lead: (amount) => `${amount} går tilbage ad den vej, de blev betalt.`,
    button: (amount) => `Refunder ${amount}`,
  },
  done: 'Klaret',
  doneHeading: (count) => `Klaret (${count})`,
  doneAt: 'Klaret',
  doneBySystem: 'Løst automatisk',
  problem: 'Det lykkedes ikke',
  sendTo: 'Til',
  toSend: 'Varer',
  carrier: 'Fragtfirma',
  trackingNumber: 'Sporingsnummer',
  trackingUrl: 'Sporingslink',
  howMany: (what, most) => `${what}, af ${most}`,
  inParts: 'Optag, i rater',
  partSure: 'Angiv, hvor mange af hver der er på vej. Kun de trækkes nu, og køberen får en e-mail om resten.',
  partSent: 'Sendt: træk denne del',
};

export const tasksMessages = { en, da };
