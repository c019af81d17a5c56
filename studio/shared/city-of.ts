import type { Language } from './language.ts';

/** Cities whose Danish name is not the one in the zone's own name. */
const danishCities: Readonly<Record<string, string>> = { Copenhagen: 'København', Rome: 'Rom' };

/** Cities under the names that browsers still give them (Chromium tells 'Asia/Calcutta'), and those of today. */
const renamedCities: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Saigon: 'Ho Chi Minh City',
  'Ho Chi Minh': 'Ho Chi Minh City',
  Rangoon: 'Yangon',
  Kiev: 'Kyiv',
  Godthab: 'Nuuk',
  Faeroe: 'Faroe',
};

/** 'Europe/Copenhagen' → 'Copenhagen' or 'København'; 'America/Argentina/Buenos_Aires' → 'Buenos Aires'. */
export function cityOf(zone: string, language: Language): string {
  const name = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  const city = renamedCities[name] ?? name;
  return language === 'da' ? (danishCities[city] ?? city) : city;
}
