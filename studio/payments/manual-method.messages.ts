import type { ManualMethod } from '#platform/db/schema/money.ts';
import type { Language } from '#studio/shared/language.ts';

export const manualMethodWords: Record<Language, Record<ManualMethod, string>> = {
  en: {
    cash: 'Cash',
    mobilepay: 'MobilePay',
    'card-terminal': 'Card terminal',
    'bank-transfer': 'Bank transfer',
  },
  da: {
    cash: 'Kontant',
    mobilepay: 'MobilePay',
    'card-terminal': 'Kortterminal',
    'bank-transfer': 'Bankoverførsel',
  },
};
