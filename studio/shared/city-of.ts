import type { Language } from './language.ts';

const danishCities: Readonly<Record<string, string>> = { Copenhagen: 'København', Rome: 'Rom' };

/** Former IANA city names that browsers still report (Chromium reports 'Asia/Calcutta'). */
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

export function cityOf(zone: string, language: Language): string {
  const name = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  const city = renamedCities[name] ?? name;
  return language === 'da' ? (danishCities[city] ?? city) : city;
}
