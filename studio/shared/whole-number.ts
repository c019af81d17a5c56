import { z } from 'zod';

/** '1000', '1.000', '1,000' and '1 000'; a number only if it is whole. Null: anything else, or out of range. */
export function readWhole(value: unknown, { from = 0, to }: { from?: number; to: number }): number | null {
  const text = String(value ?? '').trim();
  const isWhole = /^\d{1,9}$/.test(text);
  const isGrouped = typeof value === 'string' && /^[1-9]\d{0,2}([.,\s])\d{3}(?:\1\d{3})?$/.test(text);
  if (!isWhole && !isGrouped) return null;
  const number = Number(text.replaceAll(/[.,\s]/g, ''));
  return from <= number && number <= to ? number : null;
}

export const wholeText = (range: { from?: number; to: number }) =>
  z.string().transform((text, check) => {
    const number = readWhole(text, range);
    if (number === null) check.addIssue({ code: 'custom', message: 'not a whole number in range' });
    return number ?? z.NEVER;
  });
