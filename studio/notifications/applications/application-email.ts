import type { Branding } from '#studio/email/branding.ts';
import type { Language } from '#studio/shared/language.ts';

/** What every mail about an application is written from. */
export interface ApplicationMail {
  branding: Branding;
  /** The reader's. */
  language: Language;
  /** The applicant's. */
  name: string;
  /** The programme, in the reader's language. */
  programme: string;
}
