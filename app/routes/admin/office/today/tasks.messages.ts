import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const tasksMessages = inBoth({
  empty: {
    title: ['You’re up to date', 'Ingen opgaver'],
    text: [
      'Bookings, payments and reminders run automatically. Anything that needs you appears here, and we email you.',
      'Bookinger, betalinger og påmindelser kører automatisk. Når noget kræver dig, vises det her, og du får en e-mail.',
    ],
  },
  since: ['Since', 'Siden'],
  due: ['Due', 'Frist'],
  yes: common.refund,
  refund: {
    lead: (amount: string) => [
      `${amount} is refunded the way it was paid.`,
      `${amount} betales tilbage på samme måde, som der blev betalt.`,
    ],
    button: (amount: string) => [`Refund ${amount}`, `Refunder ${amount}`],
  },
  done: ['Done', 'Klaret'],
  doneHeading: (count: number) => [`Done (${count})`, `Klaret (${count})`],
  doneAt: ['Done', 'Klaret'],
  doneBySystem: ['Settled automatically', 'Løst automatisk'],
  problem: common.failed,
  sendTo: ['To', 'Til'],
  toSend: ['Items', 'Varer'],
  carrier: ['Carrier', 'Fragtfirma'],
  trackingNumber: ['Tracking number', 'Sporingsnummer'],
  trackingUrl: ['Tracking link', 'Sporingslink'],
  howMany: (what: string, most: number) => [`${what}, of ${most}`, `${what}, af ${most}`],
  inParts: ['Accept, in instalments', 'Optag, i rater'],
  partSure: [
    'Enter how many of each you’re shipping. Only those are charged now; the customer gets an email about the rest.',
    'Angiv, hvor mange af hver der er på vej. Kun de trækkes nu, og køberen får en e-mail om resten.',
  ],
  partSent: ['Shipped: charge this part', 'Sendt: Træk denne del'],
});
