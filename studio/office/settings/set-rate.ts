import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { deleteRate, insertRate } from '#studio/money/orders/exchange-rates.store.ts';
import { rateOn } from '#studio/money/orders/receipts.queries.ts';
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

/** DKK per unit, about: the krone follows the euro. */
const usualRates = { EUR: 7.46, USD: 6.5 } as const;

export type RateOutcome =
  | { ok: true }
  | { ok: false; refusal: 'invalid'; fields: string[] }
  | { ok: false; refusal: 'unlikely'; fields: string[]; last: string };

/**
 * The latest rate of a day applies. One outside half to double of the last is set only with `isSure`: it may be of a
 * hundred units, or of the other currency.
 */
export async function setRate(
  world: World,
  who: May<'settings'>,
  { isSure = false, ...input }: { currency: string; rate: string; day: string; isSure?: boolean },
): Promise<RateOutcome> {
  const parsed = rateInput.safeParse(input);
  if (!parsed.success) {
    const fields = parsed.error?.issues.map((issue) => String(issue.path[0] ?? '')) ?? [];
    return { ok: false, refusal: 'invalid', fields: [...new Set(fields)] };
  }
  const { currency, rate, day } = parsed.data;
  const last = (await rateOn(world.db.query, currency, day)) ?? String(usualRates[currency]);
  const ratio = Number(rate) / Number(last);
  if (!isSure && (ratio < 0.5 || ratio > 2))
    return { ok: false, refusal: 'unlikely', fields: ['rate'], last };
  await change(world, who, async (c) => {
    await insertRate(c, { currency, rate, from: day });
    await publish(c, { type: 'rate.set', currency });
    const details = { rate, from: day.toString() };
    await audit(c, { action: 'rate.set', subject: `rate:${currency}`, details });
  });
  return { ok: true };
}

/** Idempotent. False: a receipt or an invoice may have used it. */
export async function withdrawRate(world: World, who: May<'settings'>, id: number): Promise<boolean> {
  return change(world, who, async (c) => {
    const withdrawn = await deleteRate(c.tx, id);
    if (!withdrawn) return false;
    const details = { rate: withdrawn.rate, from: withdrawn.from };
    await audit(c, { action: 'rate.withdrawn', subject: `rate:${withdrawn.currency}`, details });
    return true;
  });
}
