import type { Branding } from '#studio/shared/email/branding.ts';
import type { Language } from '#studio/shared/language.ts';

export interface ApplicationMail {
  branding: Branding;
  language: Language;
  name: string;
  programme: string;
}
