import { placeLines } from '#studio/content/identity.ts';
import type { Branding } from './branding.ts';

/** Who wrote this and how to reach them, one thing per line (e-handelsloven § 7). */
export function footLines(branding: Branding): string[] {
  const { studioName, email, phone, cvr, siteUrl } = branding;
  return [
    studioName,
    placeLines(branding).join(', '),
    [email, phone].filter(Boolean).join(', '),
    cvr ? `CVR ${cvr}` : '',
    new URL(siteUrl).host,
  ].filter((line) => line !== '');
}
