import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const parcelMessages = inBoth({
  subject: (number: string) => [
    `From the printer, on its way: order ${number}`,
    `På vej fra trykkeriet: ordre ${number}`,
  ],
  headline: ['It is on its way', 'Den er på vej'],
  lead: (what: string) => [`${what} has left the printer.`, `${what} har forladt trykkeriet.`],
  order: common.order,
  carrier: ['Carrier', 'Fragt'],
  number: ['Tracking number', 'Pakkenummer'],
  track: ['Follow the parcel', 'Følg pakken'],
  open: ['Open the order', 'Åbn ordren'],
  parts: [
    'Items made to order may come in several parcels. We email you about each one.',
    'Varer, der fremstilles på bestilling, kan komme i flere pakker. Du får en e-mail om hver.',
  ],
  withdrawal: [
    'You can withdraw from the purchase within 14 days after you have received it.',
    'Du kan fortryde købet inden for 14 dage, efter at du har fået den.',
  ],
});
