import type { Language } from './language.ts';

export type Currency = 'DKK' | 'EUR' | 'USD';

export const currencies: readonly Currency[] = ['DKK', 'EUR', 'USD'];

/** Integer minor units (øre, cent). Never converted at run time. */
export interface Money {
  amountMinor: number;
  currency: Currency;
}

export function readCurrency(text: string): Currency | null {
  const code = text.trim().toUpperCase();
  return currencies.find((currency) => currency === code) ?? null;
}

const separators: Record<Language, { thousands: string; decimal: string }> = {
  en: { thousands: ',', decimal: '.' },
  da: { thousands: '.', decimal: ',' },
};

export function formatAmount(amountMinor: number, language: Language): string {
  const { thousands, decimal } = separators[language];
  const whole = Math.trunc(Math.abs(amountMinor) / 100);
  const rest = Math.abs(amountMinor) % 100;
  const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, thousands);
  const sign = amountMinor < 0 ? '−' : '';
  return rest === 0 ? `${sign}${digits}` : `${sign}${digits}${decimal}${String(rest).padStart(2, '0')}`;
}

export function formatMoney(money: Money, language: Language): string {
  return `${money.currency} ${formatAmount(money.amountMinor, language)}`;
}

const marks = {
  dkk: 'DKK',
  kr: 'DKK',
  'kr.': 'DKK',
  eur: 'EUR',
  '€': 'EUR',
  usd: 'USD',
  us$: 'USD',
  $: 'USD',
} as const;

/** Leaves room for sums in the database's integer column. */
const mostMinor = 1_000_000_000;

const decimalPoint = /^(?:[1-9]\d{0,2}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2})?$/;
const decimalComma = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d{1,9}),\d{1,2}$|^[1-9]\d{0,2}(?:\.\d{3})+$/;

/**
 * '1.299,50', '1,299.50', '1 299', 'kr. 249', '249,-' and numbers, in whole units; returns minor units. Null: not an
 * amount, over two decimals, or another currency than `currency`. Groups of thousands do not begin with 0, so that
 * '0.001' is not 1.
 */
export function readAmount(value: unknown, currency: Currency | null): number | null {
  const text = String(value ?? '').trim();
  if (text.length > 40) return null;
  const before = /^(?:dkk|eur|usd|us\$|kr\.?|€|\$)/i.exec(text)?.[0] ?? '';
  const after = /(?:dkk|eur|usd|us\$|kr\.?|€|\$)$/i.exec(text.slice(before.length))?.[0] ?? '';
  for (const mark of [before, after]) {
    const named = marks[mark.toLowerCase() as keyof typeof marks];
    if (mark !== '' && currency !== null && named !== currency) return null;
  }
  const figure = text
    .slice(before.length, text.length - after.length)
    .trim()
    .replace(/,[-–]$/, '')
    .replace(/(?<=^\d{1,3}|\s\d{3})\s(?=\d{3}(?!\d))/g, '');
  const plain = decimalComma.test(figure)
    ? figure.replaceAll('.', '').replace(',', '.')
    : decimalPoint.test(figure)
      ? figure.replaceAll(',', '')
      : null;
  if (plain === null || (typeof value === 'number' && plain !== figure)) return null;
  const [whole = '0', rest = ''] = plain.split('.');
  const amountMinor = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return amountMinor <= mostMinor ? amountMinor : null;
}

/** As `readAmount`, above zero. */
export function readPrice(value: unknown, currency: Currency | null): number | null {
  return readAmount(value, currency) || null;
}
