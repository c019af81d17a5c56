import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { currencies } from '#studio/shared/money.ts';
import { dayText, endOfDay, startOfDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { wholeText } from '#studio/shared/whole-number.ts';
import { codePattern, normalizeCode } from './discount.ts';
import { insertCode, setCodePaused } from './discounts.store.ts';

const wholeNumber = z.union([z.literal('').transform(() => null), wholeText({ from: 1, to: 100_000 })]);

/** As typed; empty limits and days mean none. */
const input = z
  .object({
    code: z.string().transform(normalizeCode).pipe(z.string().regex(codePattern)),
    value: z.enum(['percent', 'amount']),
    percent: z.string(),
    /** Minor units; null: not readable. */
    amountMinor: z.int().positive().max(100_000_000).nullable(),
    currency: z.enum(currencies),
    fromDay: z.union([z.literal('').transform(() => null), dayText]),
    untilDay: z.union([z.literal('').transform(() => null), dayText]),
    maxUses: wholeNumber,
    maxUsesPerPerson: wholeNumber,
    offerIds: z.array(z.string()).max(500),
  })
  .superRefine((typed, check) => {
    const fault = (path: string) => check.addIssue({ code: 'custom', path: [path], message: path });
    if (typed.value === 'amount' && typed.amountMinor === null) fault('amountMinor');
    if (typed.value === 'percent' && !/^(?:[1-9]\d?|100)$/.test(typed.percent.trim())) fault('percent');
    if (typed.fromDay && typed.untilDay && Temporal.PlainDate.compare(typed.untilDay, typed.fromDay) < 0) {
      fault('untilDay');
    }
  });

export type CodeField =
  | 'code'
  | 'percent'
  | 'amountMinor'
  | 'fromDay'
  | 'untilDay'
  | 'maxUses'
  | 'maxUsesPerPerson';

export type CreateCodeOutcome =
  | { ok: true; codeId: string }
  | { ok: false; refusal: 'exists'; fields: CodeField[] }
  | { ok: false; refusal: 'invalid'; fields: CodeField[] };

/** The owner's new discount code. Idempotent per `once`. */
export async function createCode(
  world: World,
  who: May<'catalogue'>,
  given: { once?: string | null; [field: string]: unknown },
): Promise<CreateCodeOutcome> {
  const read = input.safeParse(given);
  if (!read.success) {
    const fields = read.error.issues.map(({ path }) => String(path[0]) as CodeField);
    return { ok: false, refusal: 'invalid', fields: [...new Set(fields)] };
  }
  const typed = read.data;
  const isPercent = typed.value === 'percent';
  return change(world, who, async (c): Promise<CreateCodeOutcome> => {
    const { tx, now } = c;
    for (const id of typed.offerIds) {
      if (!(await findOffer(tx, id))) return { ok: false, refusal: 'invalid', fields: [] };
    }
    const codeId = await runOnce(tx, {
      key: given.once,
      at: now,
      make: async () => {
        const id = await insertCode(
          tx,
          {
            code: typed.code,
            percent: isPercent ? Number(typed.percent) : null,
            amountMinor: isPercent ? null : typed.amountMinor,
            currency: isPercent ? null : typed.currency,
            validFrom: typed.fromDay ? startOfDay(typed.fromDay) : now,
            validUntil: typed.untilDay && endOfDay(typed.untilDay),
            maxUses: typed.maxUses,
            maxUsesPerPerson: typed.maxUsesPerPerson,
            offerIds: typed.offerIds,
          },
          now,
        );
        if (!id) return null;
        const subject = `discount-code:${id}`;
        const details = { code: typed.code };
        await audit(c, { action: 'discount-code.created', subject, details });
        return id;
      },
    });
    return codeId === null ? { ok: false, refusal: 'exists', fields: ['code'] } : { ok: true, codeId };
  });
}

/** Orders that already hold the code keep their discount. Idempotent. */
export async function pauseCode(
  world: World,
  who: May<'catalogue'>,
  input: { codeId: string; isPaused: boolean },
): Promise<boolean> {
  const { codeId: id, isPaused } = input;
  if (!z.guid().safeParse(id).success) return false;
  return change(world, who, async (c) => {
    if (await setCodePaused(c.tx, { id, pausedAt: isPaused ? c.now : null })) {
      const action = isPaused ? 'discount-code.paused' : 'discount-code.resumed';
      await audit(c, { action, subject: `discount-code:${id}` });
    }
    return true;
  });
}
