import { type Language, pageAddress } from '#studio/shared/language.ts';
import type { EditedTexts } from './edited-texts.ts';

export interface Branding {
  studioName: string;
  coachName: string;
  email: string;
  phone: string | null;
  addressLines: readonly string[];
  cvr: string | null;
  meetingUrl: string | null;
  siteUrl: string;
  /** The owner's words in the emails. */
  editedTexts: EditedTexts;
}

export function siteAddress(
  { siteUrl }: Pick<Branding, 'siteUrl'>,
  path: string,
  language: Language = 'en',
): string {
  return `${siteUrl}${pageAddress(path, language)}`;
}

/** The domain of Message-IDs and UIDs; not a mailbox. */
export function siteHost(siteUrl: string): string {
  return new URL(siteUrl).hostname;
}
