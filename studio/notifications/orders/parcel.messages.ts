export const en = {
  subject: (number: string) => `From the printer, on its way: order ${number}`,
  headline: 'It is on its way',
  lead: (what: string) => `${what} has left the printer.`,
  order: 'Order',
  carrier: 'Carrier',
  number: 'Tracking number',
  track: 'Follow the parcel',
  open: 'Open the order',
  parts: 'Items made to order may come in several parcels. We email you about each one.',
  withdrawal: 'You can withdraw from the purchase within 14 days after you have received it.',
};

export const da: typeof en = {
  subject: (number) => `På vej fra trykkeriet: ordre ${number}`,
  headline: 'Den er på vej',
  lead: (what) => `${what} har forladt trykkeriet.`,
  order: 'Ordre',
  carrier: 'Fragt',
  number: 'Pakkenummer',
  track: 'Følg pakken',
  open: 'Åbn ordren',
  parts: 'Varer, der fremstilles på bestilling, kan komme i flere pakker. Du får en e-mail om hver.',
  withdrawal: 'Du kan fortryde købet inden for 14 dage, efter at du har fået den.',
};
