import type { ManualMethod } from '#platform/db/schema/money.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

export const manualMethodWords = inBoth<Pairs<Record<ManualMethod, string>>>({
  cash: ['Cash', 'Kontant'],
  mobilepay: 'MobilePay',
  'card-terminal': ['Card terminal', 'Kortterminal'],
  'bank-transfer': ['Bank transfer', 'Bankoverførsel'],
});
