import type { Language } from '#studio/shared/language.ts';

export interface StudentAccount {
  userId: string;
  email: string;
  language: Language;
}
