import type { ShipsTo } from '#platform/db/schema/orders.ts';
import type { Language } from '#studio/shared/language.ts';

export function addressLines(to: ShipsTo, language: Language): string[] {
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(to.country) ?? to.country;
  const lines = [
    to.name,
    to.street,
    `${to.postcode} ${to.city}`,
    to.country === 'DK' ? '' : country.toUpperCase(),
  ];
  return [...lines, to.phone].filter((line) => line.trim() !== '');
}
