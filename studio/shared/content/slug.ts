import { latinLetters } from '../texts/latin-letters.ts';

/** 'Hele stemmen på én dag!' → 'hele-stemmen-paa-en-dag'; '' when nothing remains. */
export function slugOf(text: string, mostLetters: number): string {
  return latinLetters(text.normalize('NFKC'))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, mostLetters)
    .replace(/-$/, '');
}
