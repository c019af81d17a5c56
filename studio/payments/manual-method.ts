import type { ManualMethod } from '#platform/db/schema/money.ts';

/** How money can be taken past every provider, in the order of the owner's form. */
export const manualMethods = [
  'cash',
  'mobilepay',
  'card-terminal',
  'bank-transfer',
] as const satisfies readonly ManualMethod[];
