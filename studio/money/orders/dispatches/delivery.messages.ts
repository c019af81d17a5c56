import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { Delivery } from './delivery.ts';

export const deliveryWords = inBoth<Pairs<Record<Delivery, string>>>({
  'to-ship': ['To ship', 'Skal sendes'],
  shipped: ['Shipped', 'Sendt'],
  'to-order': ['To order from a printer', 'Skal bestilles hos et trykkeri'],
  printing: ['At the printer', 'Hos trykkeriet'],
  'part-shipped': ['Partly shipped', 'Delvist sendt'],
  returned: ['Returned', 'Kommet retur'],
  cancelled: ['Not shipped', 'Ikke sendt'],
});
