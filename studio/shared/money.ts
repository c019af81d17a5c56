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
