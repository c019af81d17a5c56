import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const packingSlipMessages = inBoth({
  title: ['Packing slip', 'Følgeseddel'],
  order: common.order,
  placed: ['Ordered', 'Bestilt'],
  from: ['From', 'Fra'],
  to: ['To', 'Til'],
  quantity: ['Quantity', 'Antal'],
  item: ['Item', 'Vare'],
  nothing: ['Nothing in this order is shipped.', 'Intet i ordren skal sendes.'],
  contact: (email: string) => [
    `Is something missing or damaged? Write to ${email} with your order number, and we’ll put it right.`,
    `Mangler der noget, eller er noget gået i stykker? Skriv til ${email} med dit ordrenummer, så finder vi en løsning.`,
  ],
});
