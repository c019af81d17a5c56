import type { SampleDocument } from '../document.ts';
import { celebrityDa } from './celebrity-da.ts';
import { celebrityEn } from './celebrity-en.ts';

export const celebrity: SampleDocument = {
  key: 'celebrity-vocal-experience',
  en: celebrityEn,
  da: celebrityDa,
};
