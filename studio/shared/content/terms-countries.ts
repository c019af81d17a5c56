import type { Language } from '#studio/shared/language.ts';

export const euCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export interface ShipsTo {
  stock: readonly string[];
  print: readonly string[];
}

export const countriesPlaceholder = '{countries}';

const kinds = {
  en: { stock: 'goods from stock', print: 'printed goods' },
  da: { stock: 'lagervarer', print: 'trykte varer' },
} as const;

/** Named in alphabetical order; both kinds of goods only where they differ. */
export function fillCountries<T>(content: T, { stock, print }: ShipsTo, language: Language): T {
  const [first, second] = [namesOf(stock, language), namesOf(print, language)];
  const kind = kinds[language];
  const text = first === second ? first : `${first} (${kind.stock}); ${second} (${kind.print})`;
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replaceAll(countriesPlaceholder, text);
    if (Array.isArray(part)) return part.map(fill);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, fill(entry)]));
  };
  return fill(content) as T;
}

function namesOf(countries: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const sorted = countries.map((code) => names.of(code) ?? code).sort((a, b) => a.localeCompare(b, language));
  return sorted.length > 0 ? new Intl.ListFormat(language).format(sorted) : '–';
}
