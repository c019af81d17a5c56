import type { ManualMethod } from '#platform/db/schema/money.ts';

/** In the order of the owner's form. */
export const manualMethods = [
  'cash',
  'mobilepay',
  'card-terminal',
  'bank-transfer',
] as const satisfies readonly ManualMethod[];
