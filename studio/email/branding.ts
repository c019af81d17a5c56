import type { Language } from '#studio/shared/language.ts';

/** Whose mails these are: what stands at the head and the foot of every one. */
export interface Branding {
  studioName: string;
  coachName: string;
  /** Answers go here. */
  email: string;
  phone: string | null;
  /** Where lessons in the studio are given. */
  addressLines: readonly string[];
  cvr: string | null;
  /** Where lessons online are given; null: the coach sends the link by hand. */
  meetingUrl: string | null;
  /** IANA zone of the studio's clock. */
  timeZone: string;
  /** Origin without trailing slash. */
  siteUrl: string;
}

/** An address of ours as it stands in a mail, in the reader's language where that is Danish. */
export function siteAddress(branding: Branding, path: string, language: Language = 'en'): string {
  return `${branding.siteUrl}${language === 'da' ? '/da' : ''}${path}`;
}

/** The part of a mail's own identifiers after the @. Never an address that receives. */
export function siteHost(siteUrl: string): string {
  return new URL(siteUrl).hostname;
}
