import type { Letterhead } from '#studio/email/branding.ts';
import type { Language } from '#studio/shared/language.ts';

/** What every mail about an application is written from. */
export interface ApplicationMail {
  letterhead: Letterhead;
  /** The reader's. */
  language: Language;
  /** The applicant's. */
  name: string;
  /** The programme, in the reader's language. */
  programme: string;
}
