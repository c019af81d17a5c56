export const en = {
  empty: {
    title: 'Nothing waits for you',
    text: 'Bookings, payments and mails are taking care of themselves. When something needs you, it stands here and a mail tells you.',
  },
  since: 'Since',
  due: 'Before',
  yes: 'Yes, give the money back',
  done: 'Done',
  doneHeading: (count: number) => `Done (${count})`,
  doneAt: 'Done',
  doneBySystem: 'Settled by itself',
  problem: 'Not done',
  sendTo: 'To',
  toSend: 'Pieces',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  trackingUrl: 'Tracking link',
  howMany: (what: string, most: number) => `${what}, of ${most}`,
  inParts: 'Accept, in instalments',
  partSure:
    'Say how many of each are on their way. Only they are paid for now; the buyer gets a mail about the rest.',
  partSent: 'Sent: take this part of the payment',
};

export const da: typeof en = {
  empty: {
    title: 'Intet venter på dig',
    text: 'Bookinger, betalinger og mails passer sig selv. Når noget har brug for dig, står det her, og du får en mail.',
  },
  since: 'Siden',
  due: 'Inden',
  yes: 'Ja, giv pengene tilbage',
  done: 'Klaret',
  doneHeading: (count) => `Klaret (${count})`,
  doneAt: 'Klaret',
  doneBySystem: 'Løste sig selv',
  problem: 'Det lykkedes ikke',
  sendTo: 'Til',
  toSend: 'Varer',
  carrier: 'Fragtfirma',
  trackingNumber: 'Sporingsnummer',
  trackingUrl: 'Sporingslink',
  howMany: (what, most) => `${what}, af ${most}`,
  inParts: 'Sig ja, i rater',
  partSure: 'Angiv, hvor mange af hver der er på vej. Kun de hæves nu, og køberen får en mail om resten.',
  partSent: 'Sendt: hæv denne del',
};

export const tasksMessages = { en, da };
