import type { Language } from '#studio/shared/language.ts';
import type { Delivery } from './delivery.ts';

export const deliveryWords: Record<Language, Record<Delivery, string>> = {
  en: {
    'to-ship': 'To ship',
    shipped: 'Shipped',
    'to-order': 'To order from a printer',
    printing: 'At the printer',
    'part-shipped': 'Partly shipped',
    returned: 'Returned',
    cancelled: 'Not shipped',
  },
  da: {
    'to-ship': 'Skal sendes',
    shipped: 'Sendt',
    'to-order': 'Skal bestilles hos et trykkeri',
    printing: 'Hos trykkeriet',
    'part-shipped': 'Delvist sendt',
    returned: 'Kommet retur',
    cancelled: 'Ikke sendt',
  },
};
