import { randomBytes } from 'node:crypto';
import type { Currency } from '#platform/db/schema/columns.ts';

/* 20 characters of 5 bits: 100 bits; unknown codes are also limited per network. Without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 20;
const group = 4;

export function newGiftCardCode(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** 'K7Q2-…': groups of four. */
export function formatGiftCardCode(code: string): string {
  return code.match(new RegExp(`.{${group}}`, 'g'))?.join('-') ?? code;
}

/** As typed, with or without hyphens; O is read as 0, I and L as 1. Null: not of this form. */
export function readGiftCardCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return code.length === length && [...code].every((one) => alphabet.includes(one)) ? code : null;
}

/** Smallest amounts that card payments accept, in minor units. */
export const smallestCharge: Record<Currency, number> = { DKK: 250, EUR: 50, USD: 50 };

/** What the card pays and what remains to be charged: nothing, or at least the smallest charge. */
export function coverWith(
  balanceMinor: number,
  { totalMinor, currency }: { totalMinor: number; currency: Currency },
): { coveredMinor: number; dueMinor: number } {
  const covered = Math.min(balanceMinor, totalMinor);
  const isTooSmall = totalMinor - covered > 0 && totalMinor - covered < smallestCharge[currency];
  const coveredMinor = isTooSmall ? Math.max(0, totalMinor - smallestCharge[currency]) : covered;
  return { coveredMinor, dueMinor: totalMinor - coveredMinor };
}

export type GiftCardState = 'scheduled' | 'active' | 'used' | 'expired' | 'refunded';

export function giftCardState(
  card: {
    deliveredAt: Temporal.Instant | null;
    validUntil: Temporal.Instant | null;
    balanceMinor: number;
    isRefunded: boolean;
  },
  now: Temporal.Instant,
): GiftCardState {
  if (card.isRefunded && card.balanceMinor === 0) return 'refunded';
  if (card.validUntil && Temporal.Instant.compare(card.validUntil, now) <= 0) return 'expired';
  if (card.balanceMinor === 0) return 'used';
  return card.deliveredAt ? 'active' : 'scheduled';
}
