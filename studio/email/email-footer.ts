import { placeLines } from '#studio/content/identity.ts';
import type { Letterhead } from './branding.ts';

/** Who wrote this and how to reach them, one thing per line (e-handelsloven § 7). */
export function footLines(letterhead: Letterhead): string[] {
  const { studioName, email, phone, cvr, siteUrl } = letterhead;
  return [
    studioName,
    placeLines(letterhead).join(', '),
    [email, phone].filter(Boolean).join(', '),
    cvr ? `CVR ${cvr}` : '',
    new URL(siteUrl).host,
  ].filter((line) => line !== '');
}
