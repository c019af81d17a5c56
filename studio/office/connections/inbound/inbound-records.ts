import { z } from 'zod';
import { isoInstant } from '#studio/shared/time/instant-text.ts';

export const inboundRecordsKey = 'inbound-records';

export const inboundRecordsSchema = z.object({
  domain: z.string(),
  state: z.enum(['found', 'missing', 'different', 'unknown']),
  other: z.string().nullable(),
  checkedAt: isoInstant,
});

export type InboundRecords = z.output<typeof inboundRecordsSchema>;
