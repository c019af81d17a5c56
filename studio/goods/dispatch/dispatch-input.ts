import { z } from 'zod';
import { noTracking } from '#studio/money/orders/dispatches/dispatch.ts';

const text = z.string().trim().max(100).default('');

export const parcelInput = z.object({
  carrier: text,
  number: text,
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(noTracking.url),
  pieces: z
    .array(z.object({ position: z.int().min(0), quantity: z.int().min(0).max(100) }))
    .max(100)
    .default([]),
});
