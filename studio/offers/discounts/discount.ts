import type { Currency } from '#platform/db/schema/columns.ts';

export interface DiscountCode {
  id: string;
  code: string;
  percent: number | null;
  amountMinor: number | null;
  currency: Currency | null;
  validFrom: Temporal.Instant;
  validUntil: Temporal.Instant | null;
  maxUses: number | null;
  maxUsesPerPerson: number | null;
  /** Empty: everything except gift cards. */
  offerIds: readonly string[];
  pausedAt: Temporal.Instant | null;
}

export const codeStates = ['active', 'scheduled', 'paused', 'ended', 'used-up'] as const;
export type CodeState = (typeof codeStates)[number];

export type CodeProblem =
  | 'unknown'
  | 'not-started'
  | 'ended'
  | 'used-up'
  | 'used-by-you'
  | 'other-currency'
  | 'not-for-this';

/** Letters, digits and hyphens, 3 to 19 of them; longer ones are gift cards. */
export const codePattern = /^[A-Z0-9][A-Z0-9-]{2,18}$/;

export function normalizeCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9-]/g, '');
}

export function codeState(code: DiscountCode, uses: number, now: Temporal.Instant): CodeState {
  if (code.pausedAt) return 'paused';
  if (code.validUntil && Temporal.Instant.compare(code.validUntil, now) <= 0) return 'ended';
  if (code.maxUses !== null && uses >= code.maxUses) return 'used-up';
  return Temporal.Instant.compare(code.validFrom, now) > 0 ? 'scheduled' : 'active';
}

export interface DiscountableLine {
  offerId: string;
  kind: string;
  amountMinor: number;
}

/** Null: it can be used. A paused code is worded as unknown. */
export function codeProblem(
  code: DiscountCode,
  {
    lines,
    currency,
    uses,
    usesOfPerson,
    now,
  }: {
    lines: readonly DiscountableLine[];
    currency: Currency;
    uses: number;
    usesOfPerson: number;
    now: Temporal.Instant;
  },
): CodeProblem | null {
  const problems: Record<CodeState, CodeProblem | null> = {
    active: null,
    scheduled: 'not-started',
    paused: 'unknown',
    ended: 'ended',
    'used-up': 'used-up',
  };
  const problem = problems[codeState(code, uses, now)];
  if (problem) return problem;
  if (code.maxUsesPerPerson !== null && usesOfPerson >= code.maxUsesPerPerson) return 'used-by-you';
  if (code.currency !== null && code.currency !== currency) return 'other-currency';
  return lines.some((line) => line.amountMinor > 0 && isEligible(code, line)) ? null : 'not-for-this';
}

/** Never delivery, and never a gift card, which would sell money below its value. */
function isEligible(code: DiscountCode, line: DiscountableLine): boolean {
  if (line.kind === 'shipping' || line.kind === 'gift-card') return false;
  return code.offerIds.length === 0 || code.offerIds.includes(line.offerId);
}

/** The discount of each line in minor units; an amount is shared in proportion, the rounding on the first lines. */
export function discountsOf(code: DiscountCode, lines: readonly DiscountableLine[]): number[] {
  const bases = lines.map((line) => (isEligible(code, line) ? line.amountMinor : 0));
  const { percent } = code;
  if (percent !== null) return bases.map((base) => Math.round((base * percent) / 100));
  const total = bases.reduce((sum, base) => sum + base, 0);
  const amountMinor = Math.min(code.amountMinor ?? 0, total);
  const parts = bases.map((base) => (total === 0 ? 0 : Math.floor((amountMinor * base) / total)));
  let rest = amountMinor - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, at) => {
    if (rest === 0 || part === bases[at]) return part;
    rest -= 1;
    return part + 1;
  });
}
