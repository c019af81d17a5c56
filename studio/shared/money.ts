import type { Language } from './language.ts';

export type Currency = 'DKK' | 'EUR' | 'USD';

/** The three currencies of the price lists, in the order in which they are offered. */
export const currencies: readonly Currency[] = ['DKK', 'EUR', 'USD'];

/** An amount in minor units (øre, cent) with its currency. Never a float, never converted at run time. */
export interface Money {
  amountMinor: number;
  currency: Currency;
}

/** Reads a currency code in any letter case; null when it is none of ours. */
export function readCurrency(text: string): Currency | null {
  const code = text.trim().toUpperCase();
  return currencies.find((currency) => currency === code) ?? null;
}

const separators: Record<Language, { thousands: string; decimal: string }> = {
  en: { thousands: ',', decimal: '.' },
  da: { thousands: '.', decimal: ',' },
};

/**
 * The number alone, in the number style of the page: 1850000 → '18,500' on English, '18.500' on Danish pages.
 * Decimals appear only when there are any: 750 → '7.50' / '7,50'.
 */
export function formatAmount(amountMinor: number, language: Language): string {
  const { thousands, decimal } = separators[language];
  const whole = Math.trunc(Math.abs(amountMinor) / 100);
  const rest = Math.abs(amountMinor) % 100;
  const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, thousands);
  const sign = amountMinor < 0 ? '−' : '';
  return rest === 0 ? `${sign}${digits}` : `${sign}${digits}${decimal}${String(rest).padStart(2, '0')}`;
}

/** Currency and number as programmes print them: 'DKK 18,500'. */
export function formatMoney(money: Money, language: Language): string {
  return `${money.currency} ${formatAmount(money.amountMinor, language)}`;
}
