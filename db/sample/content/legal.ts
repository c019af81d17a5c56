import type { SampleDocument } from '../document.ts';
import { cookies } from './legal/cookies.ts';
import { privacy } from './legal/privacy.ts';
import { termsDanish } from './legal/terms-danish.ts';
import { termsEnglish } from './legal/terms-english.ts';
import { withdraw } from './legal/withdraw.ts';

/** What applies between studio and visitor. A lawyer must read all of it before a studio opens. */
export const legal: readonly SampleDocument[] = [
  privacy,
  { key: 'terms-of-service', en: termsEnglish, da: termsDanish },
  cookies,
  withdraw,
];
