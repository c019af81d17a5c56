import { shippingRules } from '#studio/offers/cart/shipping.queries.ts';
import type { ShippingZone } from '#studio/offers/cart/shipping.ts';
import { renewTermsCountries } from '#studio/shared/content/terms.store.ts';
import { euCountries } from '#studio/shared/content/terms-countries.ts';
import type { Language } from '#studio/shared/language.ts';
import type { FieldSpec } from './field.ts';
import type { SettingGroup } from './group.ts';
import type { FieldReader } from './read-fields.ts';

const kinds = ['stock', 'print'] as const;
const rows = 4;
/** EU members: other countries need different VAT and customs handling. */
const countries = new Set(euCountries);

const nameOf = (kind: (typeof kinds)[number], row: number, field: 'countries' | 'price') =>
  `${kind}-${row}-${field}`;

const fields: readonly FieldSpec[] = kinds.flatMap((kind) =>
  Array.from({ length: rows }, (_, row) => [
    { name: nameOf(kind, row, 'countries'), variant: 'text' as const, part: kind },
    { name: nameOf(kind, row, 'price'), variant: 'text' as const, part: kind },
  ]).flat(),
);

export const shippingSettings: SettingGroup = {
  key: 'shipping',
  fields,
  show: async (q, { language }) => {
    const rules = await shippingRules(q);
    const values: Record<string, string> = {};
    for (const kind of kinds) {
      for (let row = 0; row < rows; row += 1) {
        const zone = rules[kind][row];
        values[nameOf(kind, row, 'countries')] = zone?.countries.join(', ') ?? '';
        values[nameOf(kind, row, 'price')] = zone ? crowns(zone.amountMinor, language) : '';
      }
    }
    return { fields, values };
  },
  parse: async (_world, read) => ({
    value: { stock: zonesOf('stock', read), print: zonesOf('print', read) },
    also: renewTermsCountries,
  }),
};

function zonesOf(kind: (typeof kinds)[number], read: FieldReader): ShippingZone[] {
  const zones: ShippingZone[] = [];
  const seen = new Set<string>();
  for (let row = 0; row < rows; row += 1) {
    const name = nameOf(kind, row, 'countries');
    const typed = read.typed(name);
    const price = nameOf(kind, row, 'price');
    if (typed === '' && read.typed(price) === '') continue;
    const named = typed
      .toUpperCase()
      .split(/[^A-Z]+/)
      .filter(Boolean);
    const twice = named.find((country) => seen.has(country));
    if (named.length === 0 || named.some((country) => !countries.has(country))) {
      read.faults[name] = { kind: 'countries' };
    } else if (twice) read.faults[name] = { kind: 'country-twice', country: twice };
    for (const country of named) seen.add(country);
    zones.push({ countries: named, amountMinor: read.price(price) });
  }
  return zones;
}

function crowns(amountMinor: number, language: Language): string {
  const written = (amountMinor / 100).toFixed(2).replace(/\.00$/, '');
  return language === 'da' ? written.replace('.', ',') : written;
}
