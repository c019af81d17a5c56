import type { ManualMethod } from '#platform/db/schema/money.ts';

export const manualMethods = [
  'cash',
  'mobilepay',
  'card-terminal',
  'bank-transfer',
] as const satisfies readonly ManualMethod[];
