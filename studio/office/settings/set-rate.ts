import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { insertRate } from '#studio/money/orders/exchange-rates.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { dayText } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';

const rateInput = z.object({
  currency: z.enum(['EUR', 'USD']),
  rate: z
    .string()
    .trim()
    .regex(/^\d{1,3}([.,]\d{1,6})?$/)
    .transform((text) => text.replace(',', '.'))
    .refine((text) => Number(text) > 0),
  day: dayText,
});

export type RateOutcome = { ok: true } | { ok: false; fields: string[] };

/** Rates are append-only: the latest of a day applies. Closes the task that asked for it. */
export async function setRate(
  world: World,
  who: May<'settings'>,
  input: { currency: string; rate: string; day: string },
): Promise<RateOutcome> {
  const parsed = rateInput.safeParse(input);
  if (!parsed.success) {
    const fields = parsed.error?.issues.map((issue) => String(issue.path[0] ?? '')) ?? [];
    return { ok: false, fields: [...new Set(fields)] };
  }
  const { currency, rate, day } = parsed.data;
  await change(world, who, async (c) => {
    await insertRate(c.tx, { currency, rate, from: day });
    await publish(c, { type: 'rate.set', currency });
    const details = { rate, from: day.toString() };
    await audit(c, { action: 'rate.set', subject: `rate:${currency}`, details });
  });
  return { ok: true };
}
