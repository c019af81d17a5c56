import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Packing slip',
  order: 'Order',
  placed: 'Ordered',
  from: 'From',
  to: 'To',
  quantity: 'Quantity',
  item: 'Item',
  nothing: 'Nothing in this order is shipped.',
  contact: (email: string) =>
    `Is something missing or damaged? Write to ${email} with your order number, and we’ll put it right.`,
};

const da: typeof en = {
  title: 'Følgeseddel',
  order: 'Ordre',
  placed: 'Bestilt',
  from: 'Fra',
  to: 'Til',
  quantity: 'Antal',
  item: 'Vare',
  nothing: 'Intet i ordren skal sendes.',
  contact: (email) =>
    `Mangler der noget, eller er noget gået i stykker? Skriv til ${email} med dit ordrenummer, så finder vi en løsning.`,
};

/** In the language of the buyer. */
export const packingSlipMessages: Record<Language, typeof en> = { en, da };
